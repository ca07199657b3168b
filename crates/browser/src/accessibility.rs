//! The page as a screen reader has it: the browser's own tree of roles, names
//! and states, without what the browser ignores.

use std::collections::HashMap;

use serde_json::{Value, json};
use testbed::Result;

use crate::Window;

/// Something in the tree.
#[derive(Clone, PartialEq, Debug)]
pub struct Accessible {
    /// What it is: `button`, `gridcell`, `heading`.
    pub role: String,
    /// What it is called.
    pub name: String,
    /// What else is said of it: `focusable`, `level`, `live`, `selected`.
    pub states: HashMap<String, Value>,
    /// What is in it.
    pub children: Vec<Self>,
}

impl Accessible {
    /// It and everything in it, as it is read.
    pub fn all(&self) -> Vec<&Self> {
        let inner = self.children.iter().flat_map(Self::all);
        [self].into_iter().chain(inner).collect()
    }

    /// Everything in it with this role.
    pub fn with_role(&self, role: &str) -> Vec<&Self> {
        self.all().into_iter().filter(|one| one.role == role).collect()
    }

    /// Whether a state is there and not denied.
    pub fn is(&self, state: &str) -> bool {
        let denied = [Value::Null, Value::from(false), Value::from("false"), Value::from("off")];
        self.states.get(state).is_some_and(|value| !denied.contains(value))
    }
}

impl Window {
    /// The whole page as a screen reader has it.
    ///
    /// # Errors
    /// The browser fails.
    pub async fn accessible(&self) -> Result<Accessible> {
        self.devtools("Accessibility.enable", json!({})).await?;
        let told = self.devtools("Accessibility.getFullAXTree", json!({})).await?;
        let nodes = told["nodes"].as_array().ok_or("the browser tells no tree")?;
        let by_id: HashMap<&str, &Value> =
            nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let root = nodes.iter().find(|node| node["parentId"].is_null());
        let root = root.ok_or("the tree has no root")?;
        let mut shown = shown(root, &by_id);
        Ok(if shown.len() == 1 { shown.remove(0) } else { Accessible::around(shown) })
    }
}

impl Accessible {
    fn around(children: Vec<Self>) -> Self {
        Self { role: String::new(), name: String::new(), states: HashMap::new(), children }
    }
}

/// What is shown of a node: itself, or if the browser ignores it what is in it.
fn shown(node: &Value, by_id: &HashMap<&str, &Value>) -> Vec<Accessible> {
    let ids = node["childIds"].as_array().map(Vec::as_slice).unwrap_or_default();
    let children = ids.iter().filter_map(|id| by_id.get(id.as_str()?));
    let children: Vec<Accessible> = children.flat_map(|child| shown(child, by_id)).collect();
    if node["ignored"] == true {
        return children;
    }
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let properties = node["properties"].as_array().map(Vec::as_slice).unwrap_or_default();
    let states = properties.iter().filter_map(|property| {
        Some((property["name"].as_str()?.to_owned(), property["value"]["value"].clone()))
    });
    let (role, name) = (text(&node["role"]), text(&node["name"]));
    vec![Accessible { role, name, states: states.collect(), children }]
}
