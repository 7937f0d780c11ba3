import { type Place, readPlace } from "@terzi/contracts/place";
import type { Edit } from "./edit-content.ts";
import { isSplit, lineKind } from "./line-kind.ts";
import { watchLongPress } from "./long-press.ts";

/** What the page asks of the studio, and tells it. */
export type LineHandlers = {
  /** The label of the field that a line becomes while it is edited. */
  fieldLabel: string;
  textOf: (at: Place) => string;
  /** Null: the pointer left. */
  onPoint: (at: Place | null) => void;
  onFocus: (at: Place) => void;
  /** A line was chosen whose text can't be typed in place. True: it was handled elsewhere. */
  onOpen: (at: Place) => boolean;
  /** Null: the last edit is over. */
  onEditing: (at: Place | null) => void;
  onWrite: (at: Place, text: string) => void;
  /** Changes the lines; `offset`: the caret in the line being typed in, if there is one. */
  onEdit: (edit: Edit, offset: number | null) => void;
  /** A finger rests on a line, to move it. */
  onLift: (at: Place, line: HTMLElement, pointerId: number) => void;
  /** A key that means the same everywhere in the studio. True when it was one. */
  onKey: (event: KeyboardEvent) => boolean;
};

const lineOf = (target: EventTarget | null): HTMLElement | null =>
  // Safe: events of a document come from its nodes; those of a frame are no instances of this window's classes.
  (target as Element | null)?.closest?.<HTMLElement>("[data-at]") ?? null;
/** Space next to a point's last word still belongs to the point. */
function onlyLineOf(target: EventTarget | null): HTMLElement | null {
  // Safe: as above.
  const block = (target as Element | null)?.closest?.("li, p, h1, h3");
  const [line = null, another] = block?.querySelectorAll<HTMLElement>("[data-at]") ?? [];
  return another ? null : line;
}
const placeOf = (line: HTMLElement): Place => readPlace(line.dataset.at) ?? "";

/** The letters before the caret. */
function caretIn(line: HTMLElement): number {
  const selection = line.ownerDocument.getSelection();
  if (!selection?.rangeCount) return 0;
  const range = selection.getRangeAt(0).cloneRange();
  range.setStart(line, 0);
  return range.toString().length;
}

function putCaret(line: HTMLElement, offset: number): void {
  const [text] = line.childNodes;
  const selection = line.ownerDocument.getSelection();
  if (text) selection?.collapse(text, Math.min(offset, text.nodeValue?.length ?? 0));
  else selection?.collapse(line, 0);
}

export type LineEditing = {
  page: Document;
  begin: (at: Place, offset?: number) => void;
  end: () => void;
  focus: (at: Place) => void;
  /** Updates the line being typed in when something other than typing changed it. */
  refresh: () => void;
  stop: () => void;
};

/** Makes the lines of a page editable in place. All lines together are one Tab stop; arrows lead through them. */
export function openLineEditing(page: Document, handlers: () => LineHandlers): LineEditing {
  let active: HTMLElement | null = null;
  const lines = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("[data-at]")];
  const findLine = (at: Place): HTMLElement | undefined => lines().find((line) => placeOf(line) === at);

  /** The line is a button again, whatever happens to it. */
  function release(line: HTMLElement): void {
    active = null;
    line.removeAttribute("contenteditable");
    line.removeAttribute("aria-multiline");
    line.removeAttribute("aria-label");
    line.setAttribute("role", "button");
  }

  function end(): void {
    const line = active;
    if (!line) return;
    release(line);
    const at = placeOf(line);
    const isBlank = !(line.textContent ?? "").trim();
    handlers().onEditing(null);
    if (isBlank && isSplit(at)) handlers().onEdit({ type: "remove", at }, null);
  }

  function begin(at: Place, offset?: number): void {
    const line = findLine(at);
    if (!line) return;
    if (active && active !== line) end();
    if (lineKind(at) === "form" || lineKind(at) === "shown" || handlers().onOpen(at)) return;
    active = line;
    const text = handlers().textOf(at);
    handlers().onEditing(at);
    line.textContent = text;
    line.setAttribute("contenteditable", "plaintext-only");
    line.setAttribute("role", "textbox");
    line.setAttribute("aria-label", handlers().fieldLabel);
    line.setAttribute("aria-multiline", String(lineKind(at) === "prose"));
    line.focus({ preventScroll: true });
    putCaret(line, offset ?? text.length);
  }

  function open(line: HTMLElement, offset?: number): void {
    const at = placeOf(line);
    const kind = lineKind(at);
    if (kind === "form" || kind === "shown") handlers().onOpen(at);
    else begin(at, offset);
  }

  const focusLine = (line: HTMLElement | undefined): void => {
    if (!line) return;
    for (const other of lines()) other.tabIndex = other === line ? 0 : -1;
    line.focus();
  };

  function onEditingKey(event: KeyboardEvent, line: HTMLElement): boolean {
    const at = placeOf(line);
    const offset = caretIn(line);
    const isCollapsed = page.getSelection()?.isCollapsed ?? true;
    if (event.key === "Escape") {
      end();
      focusLine(line);
      return true;
    }
    if (event.key === "Enter" && !event.isComposing && lineKind(at) !== "prose") {
      if (!isSplit(at)) {
        end();
        focusLine(line);
        return true;
      }
      release(line);
      handlers().onEdit({ type: "split", at, offset }, offset);
      return true;
    }
    if (event.key === "Backspace" && isCollapsed && offset === 0 && isSplit(at)) {
      release(line);
      handlers().onEdit({ type: "join", at }, offset);
      return true;
    }
    return false;
  }

  function onLineKey(event: KeyboardEvent, line: HTMLElement): boolean {
    const all = lines();
    const position = all.indexOf(line);
    switch (event.key) {
      case "Enter":
      case "F2":
      case " ":
        open(line);
        return true;
      case "ArrowDown":
      case "ArrowRight":
        focusLine(all[position + 1]);
        return true;
      case "ArrowUp":
      case "ArrowLeft":
        focusLine(all[position - 1]);
        return true;
      case "Home":
        focusLine(all[0]);
        return true;
      case "End":
        focusLine(all.at(-1));
        return true;
      case "Delete":
        handlers().onEdit({ type: "remove", at: placeOf(line) }, null);
        return true;
    }
    return false;
  }

  function onKey(event: KeyboardEvent): void {
    const line = lineOf(event.target);
    if (line && event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      const by = event.key === "ArrowUp" ? -1 : 1;
      const offset = active === line ? caretIn(line) : null;
      if (active) release(active);
      handlers().onEdit({ type: "move", at: placeOf(line), by }, offset);
      event.preventDefault();
      return;
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isTaken =
      (line && active === line && onEditingKey(event, line)) ||
      // A typed letter isn't a command.
      ((!active || !isPlain || event.key.length > 1) && handlers().onKey(event)) ||
      (line && active !== line && isPlain && onLineKey(event, line));
    if (isTaken) event.preventDefault();
  }

  function onClick(event: MouseEvent): void {
    event.preventDefault();
    const line = lineOf(event.target) ?? onlyLineOf(event.target);
    if (!line || line === active) return;
    const caret = page.caretPositionFromPoint?.(event.clientX, event.clientY);
    open(line, caret && line.contains(caret.offsetNode) ? caret.offset : undefined);
  }

  const listeners: { [E in keyof DocumentEventMap]?: (event: DocumentEventMap[E]) => void } = {
    click: onClick,
    keydown: onKey,
    input: () => active && handlers().onWrite(placeOf(active), active.textContent ?? ""),
    // Undo is the studio's own: it covers more than the letters of one line.
    beforeinput: (event) => /^history/.test(event.inputType) && event.preventDefault(),
    focusin: (event) => {
      const line = lineOf(event.target);
      if (line) handlers().onFocus(placeOf(line));
    },
    focusout: (event) => {
      if (active && event.target === active) end();
    },
    pointerover: (event) => {
      const line = lineOf(event.target);
      handlers().onPoint(line && placeOf(line));
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][]; // each listens to its own kind of event
  for (const [name, listen] of entries) page.addEventListener(name, listen);
  const leave = () => handlers().onPoint(null);
  page.documentElement.addEventListener("pointerleave", leave);
  const unwatch = watchLongPress(page, (line, pointerId) =>
    handlers().onLift(placeOf(line), line, pointerId),
  );

  return {
    page,
    begin,
    end,
    focus: (at) => focusLine(findLine(at)),
    refresh() {
      if (!active) return;
      if (!active.isConnected) {
        active = null;
        return handlers().onEditing(null);
      }
      const text = handlers().textOf(placeOf(active));
      if (active.textContent === text) return;
      active.textContent = text;
      putCaret(active, text.length);
    },
    stop() {
      unwatch();
      for (const [name, listen] of entries) page.removeEventListener(name, listen);
      page.documentElement.removeEventListener("pointerleave", leave);
    },
  };
}
