import { Drawer, Menu, Modal } from "@mantine/core";
import { type ComponentType, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
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

/** Each dialog of the app that isn't always there: it goes when it is closed, with all that is in it. */
function Questions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Ask from here</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} title="Questions">
          <input aria-label="Answer" />
        </Modal>
      )}
    </>
  );
}

test("a dialog that goes gives the focus back to the button that opened it", async () => {
  const screen = await draw(<Questions />);
  await userEvent.click(screen.getByText("Ask", { exact: true }));
  await userEvent.click(screen.getByLabelText("Answer"));
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("Ask", { exact: true })).toHaveFocus();
});

test("a dialog that a menu led to gives the focus back to the menu's button", async () => {
  const screen = await draw(<Questions />);
  await userEvent.click(screen.getByText("More"));
  await userEvent.click(screen.getByText("Ask from here"));
  await userEvent.click(screen.getByLabelText("Answer"));
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("More")).toHaveFocus();
});
