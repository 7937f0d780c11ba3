/** Attributes that the screen adds and the printed page doesn't know. */
const OWN_ATTRIBUTES = new Set(["role", "tabindex", "contenteditable", "aria-label", "aria-multiline"]);
const isOwn = (name: string): boolean => OWN_ATTRIBUTES.has(name) || name.startsWith("data-on-");

/**
 * Updates the page to the HTML and touches only differences: the line being typed in, with its caret, stays, and so
 * does everything that the browser has already laid out.
 */
export function morphPage(body: HTMLElement, html: string): void {
  // A frame that is reloading still has its old document, which can't create elements any more.
  if (!body.ownerDocument.defaultView) return;
  const template = body.ownerDocument.createElement("template");
  template.innerHTML = html;
  morphChildren(body, template.content);
}

function morphChildren(from: Node, to: Node): void {
  const wanted = [...to.childNodes];
  for (const [position, next] of wanted.entries()) {
    const now = from.childNodes[position];
    if (!now) from.appendChild(next);
    else if (!morphNode(now, next)) from.replaceChild(next, now);
  }
  while (from.childNodes.length > wanted.length) from.lastChild?.remove();
}

/** False where one can't become the other. */
function morphNode(now: Node, next: Node): boolean {
  if (now.nodeType !== next.nodeType || now.nodeName !== next.nodeName) return false;
  if (now.nodeType !== Node.ELEMENT_NODE) {
    if (now.nodeValue !== next.nodeValue) now.nodeValue = next.nodeValue;
    return true;
  }
  // Safe: both are elements by their type. An element of another document is no instance of this window's class.
  const [element, wanted] = [now as Element, next as Element];
  morphAttributes(element, wanted);
  if (!element.hasAttribute("contenteditable")) morphChildren(element, wanted);
  return true;
}

function morphAttributes(element: Element, wanted: Element): void {
  for (const { name } of [...element.attributes])
    if (!wanted.hasAttribute(name) && !isOwn(name)) element.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
