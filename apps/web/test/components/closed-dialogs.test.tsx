import { Drawer, Modal } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { expect, test } from "vitest";
import { draw } from "./draw.tsx";

type Dialog = ComponentType<{ opened: boolean; onClose: () => void; title: string; size: string }>;

/** What lies on top at the middle of the page's button, once the key press has been answered. */
async function topAfterEscape(Dialog: Dialog): Promise<string | null | undefined> {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" style={{ position: "fixed", insetInlineEnd: 0, bottom: 0 }}>
          Go on
        </button>
        <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Questions" size="xs" />
      </>
    );
  }
  const screen = await draw(<Page />);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  const button = screen.getByText("Go on").element().getBoundingClientRect();
  const onTop = () => document.elementFromPoint(button.x + button.width / 2, button.y + button.height / 2);
  expect(onTop()?.textContent).not.toBe("Go on");
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  // The frame in which the key is answered; one that fades lies there for a dozen more.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return onTop()?.textContent;
}

test("a dialog that is closed lets the very next click through to the page", async () => {
  expect(await topAfterEscape(Modal)).toBe("Go on");
});

test("a drawer that is closed lets the very next click through to the page", async () => {
  expect(await topAfterEscape(Drawer)).toBe("Go on");
});
