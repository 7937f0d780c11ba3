import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const LINES = [
  "Docker & Kubernetes",
  "PostgreSQL",
  "At least 3 years of experience as a nurse",
  "English (C1)",
];
const PLAIN = `Backend Engineer\n\nRequirements\n${LINES.map((line) => `- ${line}`).join("\n")}\n\nBenefits\n- Private health insurance`;
const ITEMS = LINES.map((line) => `<li><p><strong>${line.replace("&", "&amp;")}</strong></p></li>`).join("");
const SOURCE = `<div class="job"><h1>Backend Engineer</h1><style>.a{}</style>
<h3>Requirements</h3><ul>${ITEMS}</ul><h3>Benefits</h3><ul><li>Private&nbsp;health insurance</li></ul></div>`;

const askedIn = (posting: string) => readPosting(posting).requirements.map(({ term }) => term);

test("a page's source asks for what its page does", () => {
  expect(askedIn(SOURCE)).toEqual(askedIn(PLAIN));
  expect(askedIn(SOURCE)).toContain("PostgreSQL");
});

test("each requirement is marked where it stands in the source", () => {
  const { requirements } = readPosting(SOURCE);
  const asked = requirements.find(({ term }) => term === "PostgreSQL");
  expect(SOURCE.slice(asked?.span.start, asked?.span.end)).toBe("PostgreSQL");
});

test.each([
  '<div style="display:none"><ul><li>Cobol</li></ul></div>',
  "<!-- <ul><li>Cobol</li></ul> -->",
  "<script>const must = 'Cobol';</script>",
  "<p hidden>Must have: Cobol</p>",
])("what the page hides asks for nothing: %s", (hidden) => {
  expect(askedIn(SOURCE.replace("<h3>Benefits", `${hidden}<h3>Benefits`))).toEqual(askedIn(PLAIN));
});

test("elements in a text that is no source stay what nobody sees", () => {
  const planted = `${PLAIN}\n<ul><li>Cobol</li><li>Fortran</li><li>Ada</li></ul>`;
  expect(askedIn(planted)).toEqual(askedIn(PLAIN));
});
