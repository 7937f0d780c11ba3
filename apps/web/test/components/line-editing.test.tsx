import { CvContent } from "@terzi/contracts/cv";
import { plainDesign } from "@terzi/contracts/design";
import { itemPlace } from "@terzi/contracts/place";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { textAt } from "../../src/features/studio/content-tree.ts";
import { type LineEditing, openLineEditing } from "../../src/features/studio/line-events.ts";
import { shownContent } from "../../src/features/studio/shown-content.ts";
import { useStudio } from "../../src/features/studio/use-studio.ts";
import { draw } from "./draw.tsx";

const LIST = "workExperience.0.responsibilities";
const content = CvContent.parse({
  workExperience: [{ position: "Nurse", responsibilities: ["Ran the ward", "Trained nurses", "Kept books"] }],
});

/** Lines as the page has them, with the studio's own editing; the page itself needs the printer's layout. */
function Lines({ opened = content }: { opened?: CvContent }) {
  const doc = { content: opened, design: plainDesign("modern"), confirmed: [], declined: [], hidden: [] };
  const [place] = useState(() => ({ userId: "ada", id: crypto.randomUUID() }));
  const studio = useStudio({ place, open: () => doc, keep: () => {} });
  const editing = useRef<LineEditing | null>(null);
  const latest = useRef(studio);
  latest.current = studio;
  useEffect(() => {
    editing.current = openLineEditing(document, () => ({
      fieldLabel: "Edit line",
      textOf: (at) => textAt(latest.current.read().content, at),
      onPoint: () => {},
      onFocus: () => {},
      onOpen: () => false,
      onEditing: (at) => latest.current.begin(at),
      onWrite: (at, text) => latest.current.writeOnPage(at, text),
      onEdit: (edit, offset) => {
        const caret = latest.current.edit(edit, offset !== null);
        if (caret && offset !== null)
          editing.current?.begin(caret.at, edit.type === "move" ? offset : caret.offset);
        else if (caret) editing.current?.focus(caret.at);
      },
      onLift: () => {},
      onKey: () => false,
    }));
    return () => editing.current?.stop();
  }, []);
  // As on the page: the line that is typed in is drawn as it was when that began.
  const shown = shownContent(studio.doc.content, studio.editing);
  useLayoutEffect(() => editing.current?.refresh());
  const [job] = Array.isArray(shown.workExperience) ? shown.workExperience : [];
  return (
    <ul>
      {job?.responsibilities.map((text, index) => (
        // As on the page, a line is its place.
        <li key={index}>
          {/* biome-ignore lint/a11y/useSemanticElements: a line turns into a text box where it stands */}
          <span data-at={itemPlace(LIST, index)} role="button" tabIndex={-1}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

const lines = (): string[] => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
const caret = (): number => document.getSelection()?.anchorOffset ?? -1;

test("a click opens a line where it stands, and Esc leaves it as a button with what was typed", async () => {
  const screen = await draw(<Lines />);
  await userEvent.click(screen.getByText("Kept books"));
  const box = screen.getByRole("textbox");
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{End}, too");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Kept books, too" })).toHaveFocus();
  await expect.element(box).not.toBeInTheDocument();
});

test("Enter makes two points of one, and Backspace at the beginning makes one of two", async () => {
  const screen = await draw(<Lines />);
  await userEvent.click(screen.getByText("Trained nurses"));
  await userEvent.keyboard("{Home}{ArrowRight>7/}{Enter}");
  await expect.poll(lines).toEqual(["Ran the ward", "Trained", "nurses", "Kept books"]);
  await expect.element(screen.getByRole("textbox")).toMatchTextContent(/^nurses$/);
  expect(caret()).toBe(0);
  await userEvent.keyboard("{Backspace}");
  await expect.poll(lines).toEqual(["Ran the ward", "Trained nurses", "Kept books"]);
  expect(caret()).toBe("Trained ".length);
});

test("Alt and an arrow move the line that is typed in, and the caret goes along", async () => {
  const screen = await draw(<Lines />);
  await userEvent.click(screen.getByText("Ran the ward"));
  await userEvent.keyboard("{Home}{ArrowRight>3/}{Alt>}{ArrowDown}{/Alt}");
  await expect.poll(lines).toEqual(["Trained nurses", "Ran the ward", "Kept books"]);
  await expect.element(screen.getByRole("textbox")).toMatchTextContent("Ran the ward");
  expect(caret()).toBe(3);
});

test("arrows lead through the lines, Delete takes one away, and a point that was emptied is gone", async () => {
  const screen = await draw(<Lines />);
  screen.getByRole("button", { name: "Ran the ward" }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("button", { name: "Trained nurses" })).toHaveFocus();
  await userEvent.keyboard("{Delete}");
  await expect.poll(lines).toEqual(["Ran the ward", "Kept books"]);
  await userEvent.click(screen.getByText("Kept books"));
  await userEvent.keyboard("{Control>}a{/Control}{Delete}{Escape}");
  await expect.poll(lines).toEqual(["Ran the ward"]);
});
