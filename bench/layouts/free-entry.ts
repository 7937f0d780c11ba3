import type { Language } from "@terzi/contracts/languages";
import { languageModule } from "@terzi/language/languages";
import { type Block, line, paragraph, type Span } from "./blocks.ts";
import type { Field, FreePlan, Look, Row } from "./free-plan.ts";
import { nthOf } from "./names.ts";
import type { FreeWords } from "./person.ts";
import { AT } from "./words.ts";

/** A job or a school in words, for any plan. */
export type FreeText = Record<Field, string> & { points: string[]; words: FreeWords | null };

/** One entry as this plan sets it; `isSame`: it goes on under the employer of the one before it. */
export function freeEntry(
  text: FreeText,
  { plan, language, isSame }: { plan: FreePlan; language: Language; isSame: boolean },
): Block[] {
  const rows = isSame && plan.isGrouped ? plan.rows.map(withoutEmployer) : plan.rows;
  const head = rows.flatMap((row, at): Block[] =>
    rowBlocks(row, { text, plan, language, isFirst: at === 0 }),
  );
  return [...head, ...bodyBlocks(text, plan)];
}

const withoutEmployer = (row: Row): Row =>
  row.fields.includes("employer")
    ? {
        ...row,
        fields: row.fields.filter((field) => field === "title"),
        right: row.right.filter((field) => field === "period"),
      }
    : row;

type Setting = { text: FreeText; plan: FreePlan; language: Language; isFirst: boolean };

function rowBlocks(row: Row, { text, plan, language, isFirst }: Setting): Block[] {
  const told = row.fields.filter((field) => text[field]);
  const right = row.right.map((field) => text[field]).filter(Boolean);
  if (!told.length && !right.length) return [];
  const spans = told.flatMap((field, at): Span[] => {
    const look = row.looks[row.fields.indexOf(field)] ?? "plain";
    const isIn = plan.bracketed.includes(field) && at > 0;
    const before = at === 0 ? "" : isIn ? " (" : jointOf(row, told, { at, language });
    return [
      ...(before ? [{ text: before }] : []),
      spanOf(text[field], look, language),
      ...(isIn ? [{ text: ")" }] : []),
    ];
  });
  if (plan.kind && told.at(-1) === plan.kind.at)
    spans.push({ text: `${plan.kind.joint}${nthOf("kind of work", language, plan.kind.number)}` });
  const left = spans.length ? spans : [{ text: right.shift() ?? "" }];
  const house = told.includes("employer") && text.words ? plan.house : null;
  return [
    {
      kind: "line",
      spans: left,
      ...(right.length ? { right: [{ text: right.join(" | ") }] } : {}),
      ...(isFirst ? { isEntryStart: true } : {}),
    },
    ...(house && text.words ? [line(spanOf(`${text.words.told}${house.end}`, house.look, language))] : []),
  ];
}

/** " at " is said of an employer alone. */
function jointOf(row: Row, told: Field[], { at, language }: { at: number; language: Language }): string {
  if (row.joint !== " at ") return row.joint;
  return told[at] === "employer" && told[at - 1] === "title" ? AT[language] : ", ";
}

function spanOf(text: string, look: Look, language: Language): Span {
  const shown = look === "capitals" ? text.toLocaleUpperCase(languageModule(language).locale) : text;
  return {
    text: shown,
    ...(look === "bold" ? { isBold: true } : {}),
    ...(look === "italic" ? { isItalic: true } : {}),
    ...(look === "small" ? { isSmall: true } : {}),
  };
}

function bodyBlocks({ points, words }: FreeText, plan: FreePlan): Block[] {
  if (!words) return [];
  const blocks: Block[] = [];
  if (plan.told) blocks.push(line(spanOf(words.told, plan.told, "en")));
  const aside = plan.aside ? [line({ text: words.aside })] : [];
  if (plan.aside === "before") blocks.push(...aside);
  if (plan.lead) blocks.push(paragraph(words.lead));
  if (plan.label && points.length && plan.mark !== "text")
    blocks.push(
      line({
        text: plan.label === "colon" || words.isColon ? `${words.label}:` : words.label,
        ...(plan.label === "bold" ? { isBold: true } : {}),
        ...(plan.label === "italic" ? { isItalic: true } : {}),
      }),
    );
  blocks.push(...freePoints(points, plan));
  if (plan.aside === "behind") blocks.push(...aside);
  return blocks;
}

/** The points with this plan's marks; what ends them isn't part of what is told. */
export function freePoints(points: string[], plan: FreePlan): Block[] {
  const { mark, ends, isHanging } = plan;
  if (mark === "text") return points.length ? [paragraph(`${points.join(". ")}.`)] : [];
  return points.map((point, at): Block => {
    const text = `${point}${ends === ";" && at === points.length - 1 ? "." : ends}`;
    const level = plan.isNested && at % 3 === 2 ? 1 : 0;
    if (mark === "disc") return { kind: "item", text, mark: "disc", level };
    if (mark === "" || mark === "flush")
      return mark ? line({ text }) : { kind: "item", text, mark: "set in" };
    const sign = mark === "1)" ? `${at + 1})` : mark;
    return { kind: "item", text, mark: "sign", sign, isHanging, level };
  });
}
