/** How the page shows that it can be edited. Nothing of it moves a letter. */
export const frameCss = `
[data-at] { cursor: text; border-radius: 2px; outline-offset: 2px; }
[data-at]:hover { background: rgb(47 79 163 / 9%); }
[data-at]:focus-visible { outline: 2px solid #2f4fa3; }
[data-at][data-on-lit] { background: #fbe9c6; box-shadow: 0 0 0 2px #fbe9c6; }
[data-at][contenteditable] {
  background: #eef2fb; outline: 1.5px solid #2f4fa3; white-space: pre-wrap; text-wrap: wrap;
  box-shadow: 0 0 0 3px #eef2fb;
}
[data-at][contenteditable]:empty { display: inline-block; min-width: 6em; min-height: 1em; }
[data-on-offer] { box-shadow: inset 0 -1.5px #b4492a; text-decoration: none; }
:is(li, p, h3):has([data-on-offer]) { position: relative; }
:is(li, p, h3):has([data-on-offer])::before {
  content: ""; position: absolute; top: 0; bottom: 0; left: -16px; border-left: 2px dotted #b4492a;
}
[data-on-dragged] { opacity: 0.35; }
/* A finger that rests on a line moves it; it selects nothing. */
html[data-on-touch] [data-at]:not([contenteditable]) {
  -webkit-user-select: none; user-select: none; -webkit-touch-callout: none;
}
[data-on-claim] { background: rgb(180 73 42 / 12%); }
`;
