import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { letterText } from "../src/letter-document.ts";
import { letterDocx } from "../src/letter-docx.ts";
import { letterHtml } from "../src/letter-html.ts";
import { lineCook } from "./people.ts";

const letter = {
  recipient: "Blue Lamp\n12 Harbour Road",
  date: "23 November 2026",
  subject: "Application for Sous Chef",
  salutation: "Dear Hiring Manager,",
  body: "I am applying for the position of Sous Chef.\n\n  \nI cook <well> & fast.\nEvery day.",
  closing: "Kind regards,",
  signature: "Maya Brooks",
};
const document = {
  cv: { content: lineCook, template: "modern", language: "en", jobTitle: "Sous Chef" },
  letter,
} as const;

const ORDER = [
  "Blue Lamp",
  "12 Harbour Road",
  "23 November 2026",
  "Application for Sous Chef",
  "Dear Hiring Manager,",
  "I am applying for the position of Sous Chef.",
  "I cook &lt;well&gt; &amp; fast.",
  "Every day.",
  "Kind regards,",
  "Maya Brooks",
];
const isInOrder = (text: string, parts: string[]): boolean => {
  let at = 0;
  return parts.every((part) => {
    at = text.indexOf(part, at);
    return at >= 0;
  });
};

test("a letter is printed under the CV's head, in its order, with nothing of it taken for markup", () => {
  const html = letterHtml(document, { fontCss: "" });
  const [head = "", body = ""] = html.split('<section class="letter">');
  expect(head).toContain(lineCook.personalInfo.name);
  expect(isInOrder(body, ORDER)).toBe(true);
  expect(body.match(/class="text-part"/g)).toHaveLength(2);
});

test("a letter as DOCX says the same in the same order, each paragraph one of Word's", async () => {
  const docx = await letterDocx(document, { author: "Maya Brooks", createdAt: new Date(0) });
  const [, xml = ""] = Object.entries(unzipSync(docx)).flatMap(([path, bytes]) =>
    path === "word/document.xml" ? [path, strFromU8(bytes)] : [],
  );
  expect(xml).toContain(lineCook.personalInfo.name);
  expect(isInOrder(xml, ORDER)).toBe(true);
  expect(xml).toContain("LetterSubject");
});

test("a letter as text is what one pastes into a form: from the salutation on", () => {
  expect(letterText(document)).toBe(
    "Dear Hiring Manager,\n\nI am applying for the position of Sous Chef.\n\nI cook <well> & fast.\nEvery day.\n\nKind regards,\nMaya Brooks\n",
  );
});

test("what is empty in a letter leaves nothing behind", () => {
  const bare = { ...letter, recipient: "", date: " ", subject: "", closing: "", signature: "" };
  const html = letterHtml({ ...document, letter: bare }, { fontCss: "" });
  expect(html).not.toMatch(/class="(?:address|date|subject|sign)"/);
});
