import type { PersonalInfo } from "@terzi/contracts/career";
import { EMAIL } from "./contact-patterns.ts";
import { findLocation } from "./find-location.ts";
import { findPhone } from "./find-phone.ts";
import { tidy } from "./head-parts.ts";
import { type Line, withoutBullet } from "./line.ts";
import { readFacts } from "./read-facts.ts";
import { spaceLabels } from "./space-labels.ts";
import { isLocation } from "./words/locations.ts";

const LINK = /(?<![\w.-])(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;|)]*)?/giu;

/** E-mail, phone, location and links of a person, from the lines where contacts stand, else from the document's links. */
export function readContact(read: Line[], links: string[]): Omit<PersonalInfo, "name"> {
  const lines = read.map(spaceLabels);
  const texts = joinBrokenMail(lines).flatMap((line) => line.cells.map((cell) => withoutBullet(cell.text)));
  // A narrow column breaks an address after its @ or a dot.
  const all = texts
    .join("\n")
    .replace(/(\S@(?:[\p{L}\d.-]*\.)?)\n(?=[\p{L}\d.-]+(?:\n|$))/gu, "$1")
    // Or in the middle of its words.
    .replace(/(\S@[\p{Ll}\d-]*(?:\.\p{Ll})?)\n(?=[\p{Ll}\d.-]+(?:\n|$))/gu, "$1")
    .replace(/(\S{12}@[\p{Ll}\d-]+\.\p{Ll}{2,6})\n(?=\p{Ll}{1,4}(?:\n|$))/gu, "$1")
    .replace(/([\p{Ll}\d]+[._][\p{Ll}\d._]*)\n(?=@[\p{L}\d-]+\.)/gu, "$1");
  const shown = EMAIL.exec(all)?.[0].replace(/\s/g, "") ?? "";
  // What is shown may be a half of it, broken over two lines: "to-" and "bias@example.com".
  const linked = mailOf(links);
  const email = linked.toLowerCase().endsWith(shown.toLowerCase()) ? linked : shown;
  const urls = [
    ...(all.replaceAll(shown || "\n", " ").match(LINK) ?? []),
    ...links.filter((link) => /^https?:/i.test(link)),
  ];
  const profile = (host: RegExp) =>
    urls.find((url) => host.test(url) && /\/./.test(url.replace(/^https?:\/\//i, ""))) ?? "";
  const linkedin = profile(/linkedin\.com/i) || labelled(texts, /^linked ?in\b/i);
  const github = profile(/github\.com/i);
  const twitter = profile(/(?:twitter|\bx)\.com/i);
  const portfolio = urls.find((url) => isOwnSite(url, email)) ?? "";
  const tel = links.find((link) => /^tel:/i.test(link));
  const phone = findPhone(lines) || (tel ? decode(tel.slice(4)) : "");
  // Where everything stands on one line, the phone comes with the address.
  const location = tidy(phone ? findLocation(lines).replace(phone, " ") : findLocation(lines));
  return {
    email,
    phone,
    location,
    linkedin,
    github,
    twitter,
    portfolio,
    ...readFacts([...texts, ...answersOf(lines)]),
  };
}

const MAIL_AT_END = /@[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*$/u;

const WHOLE_DOMAIN = /\.(?:com|net|org|edu|gov|io|tr|uk|de|fr)$/;

/** "…@lanternpost.ex" above "ample": an address that reaches as far as its column breaks anywhere. */
function joinBrokenMail(lines: Line[]): Line[] {
  return lines.reduce<Line[]>((joined, line) => {
    const last = joined.at(-1);
    const isRest =
      last?.cells.length === 1 &&
      line.cells.length === 1 &&
      MAIL_AT_END.test(last.text) &&
      /^[\p{Ll}\d][\p{Ll}\d.-]*$/u.test(line.text) &&
      !WHOLE_DOMAIN.test(last.text) &&
      (last.cells[0]?.baseline ?? 0) > 0 &&
      line.gap < 0.3 &&
      line.size === last.size &&
      Math.abs(line.left - last.left) < 3 &&
      // Not even the rest's first letters had room.
      last.right + 2 * last.size > Math.min(last.reach, last.limit) &&
      !isLocation(line.text);
    if (last && isRest) {
      const cells = last.cells.map((cell) => ({ ...cell, text: `${cell.text}${line.text}` }));
      joined.splice(-1, 1, { ...last, text: `${last.text}${line.text}`, cells });
    } else joined.push(line);
    return joined;
  }, []);
}

/** "Doğum Tarihi | 14.02.1992": a form's label and its answer, as if they stood on one line. */
const answersOf = (lines: Line[]): string[] =>
  lines.flatMap(({ cells }) =>
    cells.slice(1).map((cell, at) => `${cells[at]?.text ?? ""}: ${cell.text.replace(/^[:\s]+/, "")}`),
  );

const mailOf = (links: string[]): string => {
  const mail = links.find((link) => /^mailto:/i.test(link));
  return mail ? (EMAIL.exec(decode(mail.slice(7)))?.[0] ?? "") : "";
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const SOCIAL =
  /linkedin|github|twitter|facebook|instagram|stackoverflow|medium\.com|google\.|youtube|gitlab|(?:^|\.|\/)x\.com|resume|pinterest/i;

const isOwnSite = (url: string, email: string): boolean =>
  !SOCIAL.test(url) &&
  !email.toLowerCase().endsWith(url.toLowerCase()) &&
  (/^(?:https?:\/\/|www\.)/i.test(url) ||
    /\.(?:com|net|org|io|dev|me|co|app|tech|design|tr)(?:\/\S*)?$/i.test(url)) &&
  !/^\w+\.(?:js|py|net)$/i.test(url);

function labelled(texts: string[], label: RegExp): string {
  const text = texts.find((one) => label.test(one) && /[:/]/.test(one));
  return text
    ? text
        .replace(label, "")
        .replace(/^[\s:/]+/, "")
        // The next label on the line begins something else: "ada-yildiz Residence: İzmir".
        .replace(/(?:\s+[|•·]\s.*|\s+\p{Lu}\p{Ll}+(?: of \p{L}+)?\s*:.*)$/u, "")
        .trim()
    : "";
}
