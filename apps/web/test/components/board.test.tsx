import type { ApplicationStatus, ApplicationSummary } from "@terzi/contracts/applications";
import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { BoardColumn } from "../../src/features/applications/board-column.tsx";
import { draw } from "./draw.tsx";

const COLUMNS: ApplicationStatus[] = ["saved", "applied"];
const application = (number: number, more: Partial<ApplicationSummary> = {}): ApplicationSummary => ({
  ...{ id: `0b6d5ad5-6f3e-4a53-9f2e-${String(number).padStart(12, "0")}`, status: "saved", outcome: null },
  ...{ jobTitle: `Nurse ${number}`, company: "", matchScore: null, appliedOn: null, answeredOn: null },
  ...{ nextStep: "", nextStepAt: null, cvId: null },
  ...{ createdAt: "2026-11-01T08:00:00Z", movedAt: "2026-11-01T08:00:00Z" },
  ...more,
});

/** Two columns side by side with the cards that they are given. */
function Board({ first }: { first: ApplicationSummary[] }) {
  const [all, setAll] = useState(first);
  const move = (id: string, status: ApplicationStatus) =>
    setAll((now) => now.map((one) => (one.id === id ? { ...one, status } : one)));
  return (
    <div style={{ display: "flex" }}>
      {COLUMNS.map((status) => (
        <BoardColumn
          key={status}
          status={status}
          applications={all.filter((one) => one.status === status)}
          onMove={({ id }, to) => move(id, to)}
          onDrop={(id) => move(id, status)}
        />
      ))}
    </div>
  );
}

test("Shift and an arrow move a card to the next column, and the focus goes along", async () => {
  const screen = await draw(<Board first={[application(1), application(2)]} />);
  await expect.element(screen.getByRole("link", { name: "Nurse 2" })).toBeVisible();
  screen.getByRole("link", { name: "Nurse 2" }).element().focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  const applied = screen.getByRole("region", { name: "Applied" });
  await expect.element(applied.getByRole("link", { name: "Nurse 2" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  const saved = screen.getByRole("region", { name: "Saved" });
  await expect.element(saved.getByRole("link", { name: "Nurse 2" })).toHaveFocus();
  // There is nothing before the first column.
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  await expect.element(saved.getByRole("link", { name: "Nurse 2" })).toBeVisible();
});

test("a card is dragged to another column by mouse", async () => {
  const screen = await draw(<Board first={[application(1)]} />);
  const applied = screen.getByRole("region", { name: "Applied" });
  await expect.element(applied.getByRole("link")).not.toBeInTheDocument();
  await userEvent.dragAndDrop(screen.getByRole("listitem"), applied);
  await expect.element(applied.getByRole("link", { name: "Nurse 1" })).toBeVisible();
});

test("the menu offers the other columns, for who drags nothing", async () => {
  const screen = await draw(<Board first={[application(1)]} />);
  await userEvent.click(screen.getByRole("button", { name: /Nurse 1/ }));
  const items = screen.getByRole("menuitem");
  await expect.poll(() => items.elements().map((one) => one.textContent)).not.toContain("Move to: Saved");
  await userEvent.click(screen.getByRole("menuitem", { name: /Applied/ }));
  await expect
    .element(screen.getByRole("region", { name: "Applied" }).getByRole("link", { name: "Nurse 1" }))
    .toBeVisible();
});

test("a step that is over is told in red words, and of many cards the first are shown", async () => {
  const over = application(0, { nextStep: "Interview", nextStepAt: "2020-01-02T09:00:00Z" });
  const many = Array.from({ length: 30 }, (_, number) => application(number + 1));
  const screen = await draw(<Board first={[over, ...many]} />);
  await expect.element(screen.getByText(/Interview/)).toHaveStyle({
    color: getComputedStyle(document.body).getPropertyValue("--mantine-color-error"),
  });
  expect(screen.getByRole("link").elements()).toHaveLength(25);
  await userEvent.click(screen.getByRole("button", { name: /6/ }).last());
  await expect.poll(() => screen.getByRole("link").elements().length).toBe(31);
});
