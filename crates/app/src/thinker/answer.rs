//! An answer that comes later: one side gives it once, the other waits for it.
//! It stays on one thread.

use std::{
    cell::RefCell,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, Waker},
};

/// An answer that someone waits for, and the one who gives it.
pub(super) fn awaited<T>() -> (Giver<T>, Answer<T>) {
    let place = Rc::new(RefCell::new(Place::Empty(None)));
    (Giver(Rc::clone(&place)), Answer(place))
}

enum Place<T> {
    /// Nothing yet; who waits, if anyone does.
    Empty(Option<Waker>),
    Given(T),
    Taken,
}

/// Gives the answer.
pub(super) struct Giver<T>(Rc<RefCell<Place<T>>>);

impl<T> Giver<T> {
    /// Gives it, and wakes who waits.
    pub(super) fn give(self, answer: T) {
        let before = self.0.replace(Place::Given(answer));
        if let Place::Empty(Some(waker)) = before {
            waker.wake();
        }
    }
}

/// Waits for the answer.
pub(super) struct Answer<T>(Rc<RefCell<Place<T>>>);

impl<T> Future for Answer<T> {
    type Output = T;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        let mut place = self.0.borrow_mut();
        match std::mem::replace(&mut *place, Place::Taken) {
            Place::Given(answer) => Poll::Ready(answer),
            Place::Empty(_) => {
                *place = Place::Empty(Some(context.waker().clone()));
                Poll::Pending
            }
            // Whoever has the answer asks no more.
            Place::Taken => Poll::Pending,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        pin::pin,
        sync::{
            Arc,
            atomic::{AtomicBool, Ordering},
        },
        task::Wake,
    };

    use super::*;

    struct Bell(AtomicBool);

    impl Wake for Bell {
        fn wake(self: Arc<Self>) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    #[test]
    fn who_waits_is_woken_and_has_the_answer() {
        let bell = Arc::new(Bell(AtomicBool::new(false)));
        let waker = Waker::from(Arc::clone(&bell));
        let mut context = Context::from_waker(&waker);
        let (giver, answer) = awaited();
        let mut answer = pin!(answer);
        assert_eq!(answer.as_mut().poll(&mut context), Poll::Pending);
        assert!(!bell.0.load(Ordering::Relaxed));
        giver.give("a6e");
        assert!(bell.0.load(Ordering::Relaxed));
        assert_eq!(answer.as_mut().poll(&mut context), Poll::Ready("a6e"));
    }
}
