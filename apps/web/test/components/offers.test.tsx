import { CvContent, Rejection } from "@terzi/contracts/cv";
import { plainDesign } from "@terzi/contracts/design";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { OfferList } from "../../src/features/studio/offer-list.tsx";
import { listOffers } from "../../src/features/studio/offers.ts";
import { useOfferKeys } from "../../src/features/studio/use-offer-keys.ts";
import { useStudio } from "../../src/features/studio/use-studio.ts";
import { useStudioKeys } from "../../src/features/studio/use-studio-keys.ts";
import { draw } from "./draw.tsx";

const POINTS = ["Ran the ward", "Trained nurses", "Kept books"];
const content = CvContent.parse({ workExperience: [{ position: "Nurse", responsibilities: POINTS }] });
const offer = (index: number, proposed: string): Rejection =>
  Rejection.parse({
    at: `workExperience.0.responsibilities.${index}`,
    proposed,
    reason: "words",
    word: "",
    instead: POINTS[index],
    verdict: "unproven",
  });
const OFFERS = [offer(0, "Led the ward"), offer(1, "Trained twelve nurses"), offer(2, "Kept the accounts")];

/** The studio's own keys over its own offers, without the page that they lead to. */
function Offers() {
  const doc = { content, design: plainDesign("modern"), confirmed: [], declined: [], hidden: [] };
  const [place] = useState(() => ({ userId: "ada", id: crypto.randomUUID() }));
  const studio = useStudio({ place, open: () => doc, keep: () => {} });
  const [gone, goTo] = useState("");
  const offers = listOffers(OFFERS, studio.doc.content, studio.doc.declined);
  const turns = useOfferKeys(offers, studio.change, goTo);
  const part = useRef<HTMLElement>(null);
  useStudioKeys({
    studio,
    turns,
    parts: { left: part, right: part },
    toPage: () => {},
    onEscape: () => false,
  });
  const [job] = Array.isArray(studio.doc.content.workExperience) ? studio.doc.content.workExperience : [];
  return (
    <>
      <OfferList offers={offers} turns={turns} />
      <output aria-label="Points">{job?.responsibilities.join(" | ")}</output>
      <output aria-label="Offered">{turns.current?.rejection.proposed ?? "nothing"}</output>
      <output aria-label="At">{gone}</output>
      <input aria-label="Field" />
    </>
  );
}

async function open() {
  const screen = await draw(<Offers />);
  await expect.element(screen.getByRole("heading")).toBeVisible();
  const said = (name: string) => screen.getByRole("status", { name });
  return { screen, said };
}

test("j and k lead through the offers and round again, and to the line of each", async () => {
  const { said } = await open();
  await userEvent.keyboard("j");
  await expect.element(said("Offered")).toHaveTextContent("Led the ward");
  await expect.element(said("At")).toHaveTextContent("workExperience.0.responsibilities.0");
  await userEvent.keyboard("k");
  await expect.element(said("Offered")).toHaveTextContent("Kept the accounts");
  await userEvent.keyboard("j");
  await expect.element(said("Offered")).toHaveTextContent("Led the ward");
});

test("y takes an offer, n refuses it, and the next one comes; what was done is undone in steps", async () => {
  const { screen, said } = await open();
  await userEvent.keyboard("jy");
  await expect.element(said("Points")).toHaveTextContent("Led the ward | Trained nurses | Kept books");
  await expect.element(said("Offered")).toHaveTextContent("Trained twelve nurses");
  await userEvent.keyboard("n");
  await expect.element(said("Points")).toHaveTextContent("Led the ward | Trained nurses | Kept books");
  await expect.element(said("Offered")).toHaveTextContent("Kept the accounts");
  await expect.element(screen.getByRole("heading")).toMatchTextContent("1");
  await userEvent.keyboard("{Control>}zz{/Control}");
  await expect.element(said("Points")).toHaveTextContent(POINTS.join(" | "));
  await expect.element(screen.getByRole("heading")).toMatchTextContent("3");
});

test("letters that are typed into a field are no answers", async () => {
  const { screen, said } = await open();
  await userEvent.keyboard("j");
  await userEvent.type(screen.getByRole("textbox", { name: "Field" }), "yny");
  await expect.element(said("Points")).toHaveTextContent(POINTS.join(" | "));
  await expect.element(said("Offered")).toHaveTextContent("Led the ward");
});
