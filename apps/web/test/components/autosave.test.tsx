import { useRef, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useAutosave } from "../../src/features/studio/use-autosave.ts";
import { draw } from "./draw.tsx";

type Sent = { value: string; answer: (savedAt: string | null | Error) => void };

/** A field that saves itself to a server that answers when the test says so. */
function Field({ sent }: { sent: Sent[] }) {
  const [value, setValue] = useState("");
  const open = useRef(0);
  const { state, flush } = useAutosave({
    value,
    isSaved: true,
    save: (text) => {
      if (++open.current > 1) throw new Error("Two saves at once");
      return new Promise<string | null>((resolve, reject) => {
        const answer: Sent["answer"] = (result) => {
          open.current--;
          if (result instanceof Error) reject(result);
          else resolve(result);
        };
        sent.push({ value: text, answer });
      });
    },
  });
  return (
    <>
      <input aria-label="Text" value={value} onChange={(event) => setValue(event.target.value)} />
      <button type="button" onClick={() => void flush()}>
        Save now
      </button>
      <output>{state.status}</output>
    </>
  );
}

async function open() {
  const sent: Sent[] = [];
  const screen = await draw(<Field sent={sent} />);
  const values = () => sent.map(({ value }) => value);
  const answer = (position: number, savedAt: string | null | Error) => sent[position]?.answer(savedAt);
  return { screen, values, answer, status: screen.getByRole("status") };
}

test("what is typed in one go is saved once, a moment after the last letter", async () => {
  const { screen, values, answer, status } = await open();
  await userEvent.type(screen.getByLabelText("Text"), "abc");
  await expect.element(status).toMatchTextContent("waiting");
  await expect.poll(values).toEqual(["abc"]);
  await expect.element(status).toMatchTextContent("saving");
  answer(0, "2026-11-23T08:00:00Z");
  await expect.element(status).toMatchTextContent("saved");
});

test("what is typed while a save is on its way is saved after it, and never beside it", async () => {
  const { screen, values, answer, status } = await open();
  await userEvent.type(screen.getByLabelText("Text"), "a");
  await expect.poll(values).toEqual(["a"]);
  await userEvent.type(screen.getByLabelText("Text"), "b");
  await userEvent.click(screen.getByRole("button", { name: "Save now" }));
  expect(values()).toEqual(["a"]);
  answer(0, "2026-11-23T08:00:00Z");
  await expect.poll(values).toEqual(["a", "ab"]);
  answer(1, "2026-11-23T08:00:01Z");
  await expect.element(status).toMatchTextContent("saved");
});

test("a save that failed is told, and the next one takes everything along", async () => {
  const { screen, values, answer, status } = await open();
  await userEvent.type(screen.getByLabelText("Text"), "a");
  await expect.poll(values).toEqual(["a"]);
  answer(0, new Error("No network"));
  await expect.element(status).toMatchTextContent("failed");
  await userEvent.type(screen.getByLabelText("Text"), "b");
  await userEvent.click(screen.getByRole("button", { name: "Save now" }));
  await expect.poll(values).toEqual(["a", "ab"]);
  answer(1, "2026-11-23T08:00:01Z");
  await expect.element(status).toMatchTextContent("saved");
});

test("what is undone before it was sent is saved already, and says so", async () => {
  const { screen, values, status } = await open();
  await userEvent.type(screen.getByLabelText("Text"), "a");
  await expect.element(status).toMatchTextContent("waiting");
  await userEvent.keyboard("{Backspace}");
  await expect.element(status).toMatchTextContent("kept");
  await userEvent.click(screen.getByRole("button", { name: "Save now" }));
  expect(values()).toEqual([]);
});

test("what is undone while it is sent is sent after it: the server has the other", async () => {
  const { screen, values, answer, status } = await open();
  await userEvent.type(screen.getByLabelText("Text"), "a");
  await expect.poll(values).toEqual(["a"]);
  await userEvent.keyboard("{Backspace}");
  answer(0, "2026-11-23T08:00:00Z");
  await expect.poll(values).toEqual(["a", ""]);
  answer(1, "2026-11-23T08:00:01Z");
  await expect.element(status).toMatchTextContent("saved");
});

test("who leaves the screen leaves nothing unsaved behind", async () => {
  const { screen, values } = await open();
  // The pause after the last letter never ends here, however slow the machine is.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  // At once: between two keys a crowded machine may come online again, and that saves, as it should.
  await userEvent.fill(screen.getByLabelText("Text"), "last words");
  expect(values()).toEqual([]);
  await screen.unmount();
  expect(values()).toEqual(["last words"]);
});
