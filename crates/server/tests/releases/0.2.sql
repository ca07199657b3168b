PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'tables','2026-11-19 20:16:31',1,X'bbebbb42ad978da1911392f04207363bcb4856916cc8afc4e8ba724d9430e7d2c148900fdbf3a49ece61a5527c9ed278',2075046);
INSERT INTO _sqlx_migrations VALUES(2,'people','2026-11-19 20:16:31',1,X'a19ea4f9edab912adccd017b79cc3afb0d49995df7430803c3f94ab7a9b230faaedefd601ae1d4a0b3225ddf970bb19c',1857001);
INSERT INTO _sqlx_migrations VALUES(3,'protection','2026-11-19 20:16:31',1,X'1cc5e0ca934d98f71ad261911624af350cd03b4d91434f7cdcef9f95755f3d08ad88663ce823b3c150254aa4ac216dce',2867970);
INSERT INTO _sqlx_migrations VALUES(4,'audit','2026-11-19 20:16:31',1,X'd27e4dee7d2e883ab1821779acd9d40c0716d0a983f217286f2edb5493e052d11b6dbe13ba85b0e04ae7eddfd31e8501',1879585);
INSERT INTO _sqlx_migrations VALUES(5,'privacy','2026-11-19 20:16:31',1,X'edfa9573dbbced875f84547e48fc64866a06709fd683f1c0025522c4b2fc0ddafc2be144eaa6149bbf1ab5dbad492fed',634987);
CREATE TABLE tables (
    serial      INTEGER PRIMARY KEY,
    id          BLOB    NOT NULL UNIQUE,
    opener      BLOB    NOT NULL,
    game        TEXT    NOT NULL,
    access      TEXT    NOT NULL,
    stakes      TEXT    NOT NULL,
    opened_at   INTEGER NOT NULL,
    phase       TEXT    NOT NULL DEFAULT 'seating',
    sitters     TEXT    NOT NULL DEFAULT '',
    finished_at INTEGER,
    result      TEXT
) STRICT;
INSERT INTO tables VALUES(1,X'01010101010101010101',X'01010101010101010101','black-holes','public','friendly',1794744000000,'playing','person:040g2081040g2081 person:081040g2081040g2',NULL,NULL);
INSERT INTO tables VALUES(2,X'0b0b0b0b0b0b0b0b0b0b',X'01010101010101010101','black-holes','public','friendly',1794744000000,'over','person:040g2081040g2081 person:081040g2081040g2',1794744000000,'2 > 1 by ALL-4');
INSERT INTO tables VALUES(3,X'15151515151515151515',X'01010101010101010101','black-holes','public','friendly',1794744000000,'seating','- -',NULL,NULL);
INSERT INTO tables VALUES(4,X'02020202020202020202',X'01010101010101010101','kuba','public','friendly',1794744000000,'playing','person:040g2081040g2081 person:081040g2081040g2',NULL,NULL);
INSERT INTO tables VALUES(5,X'0c0c0c0c0c0c0c0c0c0c',X'01010101010101010101','kuba','public','friendly',1794744000000,'over','person:081040g2081040g2 person:040g2081040g2081',1794744000000,'2 > 1 by ALL-4');
INSERT INTO tables VALUES(6,X'16161616161616161616',X'01010101010101010101','kuba','public','friendly',1794744000000,'seating','- -',NULL,NULL);
INSERT INTO tables VALUES(7,X'03030303030303030303',X'01010101010101010101','klotze','public','friendly',1794744000000,'playing','person:040g2081040g2081 person:081040g2081040g2',NULL,NULL);
INSERT INTO tables VALUES(8,X'0d0d0d0d0d0d0d0d0d0d',X'01010101010101010101','klotze','public','friendly',1794744000000,'over','person:081040g2081040g2 person:040g2081040g2081',1794744000000,'2 > 1 by ALL-4');
INSERT INTO tables VALUES(9,X'17171717171717171717',X'01010101010101010101','klotze','public','friendly',1794744000000,'seating','- -',NULL,NULL);
INSERT INTO tables VALUES(10,X'04040404040404040404',X'01010101010101010101','bille-trap','public','friendly',1794744000000,'playing','person:081040g2081040g2 person:040g2081040g2081',NULL,NULL);
INSERT INTO tables VALUES(11,X'0e0e0e0e0e0e0e0e0e0e',X'01010101010101010101','bille-trap','public','friendly',1794744000000,'over','person:081040g2081040g2 person:040g2081040g2081',1794744000000,'1 > 2 by ALL-4');
INSERT INTO tables VALUES(12,X'18181818181818181818',X'01010101010101010101','bille-trap','public','friendly',1794744000000,'seating','- -',NULL,NULL);
CREATE TABLE sitting (
    person   BLOB    NOT NULL,
    in_table INTEGER NOT NULL REFERENCES tables (serial),
    PRIMARY KEY (person, in_table)
) STRICT, WITHOUT ROWID;
INSERT INTO sitting VALUES(X'01010101010101010101',1);
INSERT INTO sitting VALUES(X'02020202020202020202',1);
INSERT INTO sitting VALUES(X'01010101010101010101',2);
INSERT INTO sitting VALUES(X'02020202020202020202',2);
INSERT INTO sitting VALUES(X'01010101010101010101',4);
INSERT INTO sitting VALUES(X'02020202020202020202',4);
INSERT INTO sitting VALUES(X'01010101010101010101',5);
INSERT INTO sitting VALUES(X'02020202020202020202',5);
INSERT INTO sitting VALUES(X'01010101010101010101',7);
INSERT INTO sitting VALUES(X'02020202020202020202',7);
INSERT INTO sitting VALUES(X'01010101010101010101',8);
INSERT INTO sitting VALUES(X'02020202020202020202',8);
INSERT INTO sitting VALUES(X'01010101010101010101',10);
INSERT INTO sitting VALUES(X'02020202020202020202',10);
INSERT INTO sitting VALUES(X'01010101010101010101',11);
INSERT INTO sitting VALUES(X'02020202020202020202',11);
CREATE TABLE events (
    serial   INTEGER PRIMARY KEY,
    in_table INTEGER NOT NULL REFERENCES tables (serial),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    person   BLOB,
    command  TEXT,
    version  INTEGER NOT NULL,
    body     TEXT    NOT NULL
) STRICT;
INSERT INTO events VALUES(1,1,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"black-holes","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"0378f8e85d19af692130de13f6e664f3c1e6a4e123e7e147f4739eb8ec2eb2fe"}');
INSERT INTO events VALUES(2,1,1,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":1,"sitter":{"person":"040g2081040g2081"},"contribution":"01010101010101010101010101010101"}');
INSERT INTO events VALUES(3,1,2,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":2,"sitter":{"person":"081040g2081040g2"},"contribution":"02020202020202020202020202020202"}');
INSERT INTO events VALUES(4,1,3,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"started","contributions":["01010101010101010101010101010101","02020202020202020202020202020202"],"lot":0,"setup":""}');
INSERT INTO events VALUES(5,1,4,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"d4s"}');
INSERT INTO events VALUES(6,1,5,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"d5w"}');
INSERT INTO events VALUES(7,1,6,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"b5n"}');
INSERT INTO events VALUES(8,1,7,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"d2e"}');
INSERT INTO events VALUES(9,1,8,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"d6s"}');
INSERT INTO events VALUES(10,2,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"black-holes","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"1b80e450ecce1e9958610049c1a98b59856c259058895fdda30e2d9297e9e1ca"}');
INSERT INTO events VALUES(11,2,1,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":1,"sitter":{"person":"040g2081040g2081"},"contribution":"01010101010101010101010101010101"}');
INSERT INTO events VALUES(12,2,2,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":2,"sitter":{"person":"081040g2081040g2"},"contribution":"02020202020202020202020202020202"}');
INSERT INTO events VALUES(13,2,3,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"started","contributions":["01010101010101010101010101010101","02020202020202020202020202020202"],"lot":0,"setup":""}');
INSERT INTO events VALUES(14,2,4,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"d4s"}');
INSERT INTO events VALUES(15,2,5,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"d5w"}');
INSERT INTO events VALUES(16,2,6,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"b5n"}');
INSERT INTO events VALUES(17,2,7,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"d2e"}');
INSERT INTO events VALUES(18,2,8,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"d6s"}');
INSERT INTO events VALUES(19,2,9,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"b6e"}');
INSERT INTO events VALUES(20,2,10,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"d7n"}');
INSERT INTO events VALUES(21,2,11,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"d4s"}');
INSERT INTO events VALUES(22,2,12,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"left","seat":1,"how":"resigned"}');
INSERT INTO events VALUES(23,2,13,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"revealed","secret":"0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b","salt":"6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f"}');
INSERT INTO events VALUES(24,3,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"black-holes","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"65f71e46d84c5bba415dfdaa07de61d579aa9de27183bade1b0923f3894ff859"}');
INSERT INTO events VALUES(25,4,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"kuba","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"648bdaaa2c20c35bbcc59add509499cbb18b884de89df86b00f6c1af47ded367"}');
INSERT INTO events VALUES(26,4,1,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":1,"sitter":{"person":"040g2081040g2081"},"contribution":"01010101010101010101010101010101"}');
INSERT INTO events VALUES(27,4,2,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":2,"sitter":{"person":"081040g2081040g2"},"contribution":"02020202020202020202020202020202"}');
INSERT INTO events VALUES(28,4,3,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"started","contributions":["01010101010101010101010101010101","02020202020202020202020202020202"],"lot":0,"setup":"standard"}');
INSERT INTO events VALUES(29,4,4,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a6e"}');
INSERT INTO events VALUES(30,4,5,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"a1e"}');
INSERT INTO events VALUES(31,4,6,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a7e"}');
INSERT INTO events VALUES(32,4,7,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"a2e"}');
INSERT INTO events VALUES(33,4,8,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"b6e"}');
INSERT INTO events VALUES(34,5,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"kuba","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"4c0699ae9e12df6a33328eb7cd147a9bf623d3f0c49bf81b9fd49993d55e359e"}');
INSERT INTO events VALUES(35,5,1,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":1,"sitter":{"person":"040g2081040g2081"},"contribution":"01010101010101010101010101010101"}');
INSERT INTO events VALUES(36,5,2,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":2,"sitter":{"person":"081040g2081040g2"},"contribution":"02020202020202020202020202020202"}');
INSERT INTO events VALUES(37,5,3,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"started","contributions":["01010101010101010101010101010101","02020202020202020202020202020202"],"lot":1,"setup":"standard"}');
INSERT INTO events VALUES(38,5,4,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a6e"}');
INSERT INTO events VALUES(39,5,5,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"a1e"}');
INSERT INTO events VALUES(40,5,6,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a7e"}');
INSERT INTO events VALUES(41,5,7,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"a2e"}');
INSERT INTO events VALUES(42,5,8,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"b6e"}');
INSERT INTO events VALUES(43,5,9,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"b1e"}');
INSERT INTO events VALUES(44,5,10,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"b7e"}');
INSERT INTO events VALUES(45,5,11,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"b2e"}');
INSERT INTO events VALUES(46,5,12,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"left","seat":1,"how":"resigned"}');
INSERT INTO events VALUES(47,5,13,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"revealed","secret":"0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c","salt":"7070707070707070707070707070707070707070707070707070707070707070"}');
INSERT INTO events VALUES(48,6,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"kuba","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"550c40ade48c65811fa7da74627caf05ece01a82d583947f234225ac6597cdaf"}');
INSERT INTO events VALUES(49,7,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"klotze","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"74cf87916b15115360a1ebb39cb3f557ac152a72ca0b1b4a51b6333c8cb60a6b"}');
INSERT INTO events VALUES(50,7,1,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":1,"sitter":{"person":"040g2081040g2081"},"contribution":"01010101010101010101010101010101"}');
INSERT INTO events VALUES(51,7,2,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":2,"sitter":{"person":"081040g2081040g2"},"contribution":"02020202020202020202020202020202"}');
INSERT INTO events VALUES(52,7,3,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"started","contributions":["01010101010101010101010101010101","02020202020202020202020202020202"],"lot":0,"setup":""}');
INSERT INTO events VALUES(53,7,4,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"b4-a4"}');
INSERT INTO events VALUES(54,7,5,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"b7-a7"}');
INSERT INTO events VALUES(55,7,6,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a4-a3"}');
INSERT INTO events VALUES(56,7,7,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"a7-a6"}');
INSERT INTO events VALUES(57,7,8,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a3-a2"}');
INSERT INTO events VALUES(58,8,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"klotze","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"4f743a05c5bc93cb31a813b6587825ee1bfbce83d6332d514e906f964d3fc9d7"}');
INSERT INTO events VALUES(59,8,1,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":1,"sitter":{"person":"040g2081040g2081"},"contribution":"01010101010101010101010101010101"}');
INSERT INTO events VALUES(60,8,2,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":2,"sitter":{"person":"081040g2081040g2"},"contribution":"02020202020202020202020202020202"}');
INSERT INTO events VALUES(61,8,3,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"started","contributions":["01010101010101010101010101010101","02020202020202020202020202020202"],"lot":1,"setup":""}');
INSERT INTO events VALUES(62,8,4,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"b4-a4"}');
INSERT INTO events VALUES(63,8,5,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"b7-a7"}');
INSERT INTO events VALUES(64,8,6,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a4-a3"}');
INSERT INTO events VALUES(65,8,7,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"a7-a6"}');
INSERT INTO events VALUES(66,8,8,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a3-a2"}');
INSERT INTO events VALUES(67,8,9,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"a6-a5"}');
INSERT INTO events VALUES(68,8,10,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"a2-a3"}');
INSERT INTO events VALUES(69,8,11,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"a5-a4"}');
INSERT INTO events VALUES(70,8,12,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"left","seat":1,"how":"resigned"}');
INSERT INTO events VALUES(71,8,13,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"revealed","secret":"0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d","salt":"7171717171717171717171717171717171717171717171717171717171717171"}');
INSERT INTO events VALUES(72,9,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"klotze","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"5b04fb3b5e1326e03e58bec3b5b9c9af96354b05fab842ece0e9b5684b647dc2"}');
INSERT INTO events VALUES(73,10,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"bille-trap","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"67479b1663ca5e7d5862c963fb08eafece2e5d8c3471d678f58d1a3ba27f6f04"}');
INSERT INTO events VALUES(74,10,1,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":1,"sitter":{"person":"040g2081040g2081"},"contribution":"01010101010101010101010101010101"}');
INSERT INTO events VALUES(75,10,2,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":2,"sitter":{"person":"081040g2081040g2"},"contribution":"02020202020202020202020202020202"}');
INSERT INTO events VALUES(76,10,3,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"started","contributions":["01010101010101010101010101010101","02020202020202020202020202020202"],"lot":1,"setup":""}');
INSERT INTO events VALUES(77,10,4,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d4"}');
INSERT INTO events VALUES(78,10,5,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"e"}');
INSERT INTO events VALUES(79,10,6,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"k"}');
INSERT INTO events VALUES(80,10,7,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d4"}');
INSERT INTO events VALUES(81,10,8,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"e"}');
INSERT INTO events VALUES(82,10,9,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"c"}');
INSERT INTO events VALUES(83,10,10,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"k"}');
INSERT INTO events VALUES(84,10,11,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d5"}');
INSERT INTO events VALUES(85,10,12,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"e"}');
INSERT INTO events VALUES(86,10,13,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"c"}');
INSERT INTO events VALUES(87,11,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"bille-trap","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"2a4c50707ca8a9e6dc49c3fa3af7e806e86b4689a89ecd55379f6c78b23ad890"}');
INSERT INTO events VALUES(88,11,1,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":1,"sitter":{"person":"040g2081040g2081"},"contribution":"01010101010101010101010101010101"}');
INSERT INTO events VALUES(89,11,2,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"sat-down","seat":2,"sitter":{"person":"081040g2081040g2"},"contribution":"02020202020202020202020202020202"}');
INSERT INTO events VALUES(90,11,3,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"started","contributions":["01010101010101010101010101010101","02020202020202020202020202020202"],"lot":1,"setup":""}');
INSERT INTO events VALUES(91,11,4,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d6"}');
INSERT INTO events VALUES(92,11,5,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"e"}');
INSERT INTO events VALUES(93,11,6,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"k"}');
INSERT INTO events VALUES(94,11,7,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d2"}');
INSERT INTO events VALUES(95,11,8,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"e"}');
INSERT INTO events VALUES(96,11,9,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d5"}');
INSERT INTO events VALUES(97,11,10,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"e"}');
INSERT INTO events VALUES(98,11,11,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"k"}');
INSERT INTO events VALUES(99,11,12,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d1"}');
INSERT INTO events VALUES(100,11,13,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"e"}');
INSERT INTO events VALUES(101,11,14,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":2,"actions":"k"}');
INSERT INTO events VALUES(102,11,15,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d3"}');
INSERT INTO events VALUES(103,11,16,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"acted","seat":1,"actions":"e"}');
INSERT INTO events VALUES(104,11,17,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"fell","action":"d3"}');
INSERT INTO events VALUES(105,11,18,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"left","seat":2,"how":"resigned"}');
INSERT INTO events VALUES(106,11,19,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"revealed","secret":"0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e","salt":"7272727272727272727272727272727272727272727272727272727272727272"}');
INSERT INTO events VALUES(107,12,0,1794744000000,NULL,NULL,1,'{"at":1794744000000,"kind":"opened","by":"040g2081040g2081","options":{"game":"bille-trap","setup":"","seats":2,"first":"by-lot","clock":{"kind":"none"},"take-backs":"allowed","aids":"allowed","stakes":"friendly","access":"public"},"commitment":"cf093f62a556a2fcf90a992d3ccae1488b6b7d4ae8924fb62bed081d55097a67"}');
CREATE TABLE secrets (
    in_table INTEGER PRIMARY KEY REFERENCES tables (serial),
    secret   BLOB NOT NULL,
    salt     BLOB NOT NULL
) STRICT;
INSERT INTO secrets VALUES(1,X'0101010101010101010101010101010101010101010101010101010101010101',X'6565656565656565656565656565656565656565656565656565656565656565');
INSERT INTO secrets VALUES(2,X'0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b',X'6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f');
INSERT INTO secrets VALUES(3,X'1515151515151515151515151515151515151515151515151515151515151515',X'7979797979797979797979797979797979797979797979797979797979797979');
INSERT INTO secrets VALUES(4,X'0202020202020202020202020202020202020202020202020202020202020202',X'6666666666666666666666666666666666666666666666666666666666666666');
INSERT INTO secrets VALUES(5,X'0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c',X'7070707070707070707070707070707070707070707070707070707070707070');
INSERT INTO secrets VALUES(6,X'1616161616161616161616161616161616161616161616161616161616161616',X'7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a');
INSERT INTO secrets VALUES(7,X'0303030303030303030303030303030303030303030303030303030303030303',X'6767676767676767676767676767676767676767676767676767676767676767');
INSERT INTO secrets VALUES(8,X'0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d',X'7171717171717171717171717171717171717171717171717171717171717171');
INSERT INTO secrets VALUES(9,X'1717171717171717171717171717171717171717171717171717171717171717',X'7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b');
INSERT INTO secrets VALUES(10,X'0404040404040404040404040404040404040404040404040404040404040404',X'6868686868686868686868686868686868686868686868686868686868686868');
INSERT INTO secrets VALUES(11,X'0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e',X'7272727272727272727272727272727272727272727272727272727272727272');
INSERT INTO secrets VALUES(12,X'1818181818181818181818181818181818181818181818181818181818181818',X'7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c');
CREATE TABLE records (
    serial      INTEGER PRIMARY KEY,
    game        TEXT    NOT NULL,
    imported_at INTEGER NOT NULL,
    digest      BLOB    NOT NULL UNIQUE,
    text        TEXT    NOT NULL
) STRICT;
CREATE TABLE settings (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('heartbeat','1794744000000');
CREATE TABLE people (
    id          BLOB    PRIMARY KEY NOT NULL,
    -- NULL once he has deleted himself.
    name        TEXT,
    account     TEXT,
    -- The account's name in small letters: no two alike.
    account_key TEXT    UNIQUE,
    -- argon2id, as a text that names its figures.
    password    TEXT,
    blocked     INTEGER NOT NULL DEFAULT 0,
    since       INTEGER NOT NULL, recovery BLOB, account_likeness TEXT,
    CHECK ((account IS NULL) = (account_key IS NULL) AND (account IS NULL) = (password IS NULL)),
    CHECK (name IS NOT NULL OR account IS NULL)
) STRICT, WITHOUT ROWID;
CREATE TABLE passes (
    hash    BLOB    PRIMARY KEY NOT NULL,
    id      INTEGER NOT NULL UNIQUE,
    person  BLOB    NOT NULL REFERENCES people (id),
    -- What its owner calls a program; NULL for a browser.
    program TEXT,
    made    INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    ends    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE ratings (
    person     BLOB    NOT NULL REFERENCES people (id),
    game       TEXT    NOT NULL,
    field      TEXT    NOT NULL,
    value      REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (person, game, field)
) STRICT, WITHOUT ROWID;
CREATE TABLE rated (
    in_table BLOB PRIMARY KEY NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE blocked_ranges (
    range TEXT    PRIMARY KEY NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE audit (
    serial INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    deed   TEXT    NOT NULL,
    target TEXT    NOT NULL
) STRICT;
CREATE TABLE reports (
    serial   INTEGER PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    table_id BLOB    NOT NULL,
    reporter BLOB    NOT NULL REFERENCES people (id),
    reported BLOB    NOT NULL REFERENCES people (id),
    -- What the reported was called then.
    name     TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    note     TEXT    NOT NULL,
    UNIQUE (table_id, reporter, reported, reason)
) STRICT;
DELETE FROM sqlite_sequence;
CREATE INDEX tables_unfinished ON tables (phase) WHERE phase IN ('seating', 'playing', 'paused');
CREATE INDEX tables_finished ON tables (finished_at, id) WHERE finished_at IS NOT NULL;
CREATE INDEX sitting_in_table ON sitting (in_table);
CREATE UNIQUE INDEX events_by_number ON events (in_table, number);
CREATE INDEX people_by_since ON people (since, id);
CREATE INDEX passes_of_person ON passes (person);
CREATE INDEX passes_by_end ON passes (ends);
CREATE INDEX ratings_by_value ON ratings (game, field, value);
CREATE INDEX people_by_likeness ON people (account_likeness);
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_reported ON reports (reported);
CREATE INDEX guests_by_since ON people (since) WHERE name IS NOT NULL AND account IS NULL;
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only appended to'); END;
CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is only appended to'); END;
COMMIT;
