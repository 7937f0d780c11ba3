import { Template } from "@terzi/contracts/design";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { cvHtml } from "../src/html.ts";
import { engineer, hostile, lineCook } from "./people.ts";

const TEMPLATES = Template.options;

/** The elements of a page with their attributes, and its text without that of style and title. */
function parse(html: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const open: string[] = [];
  let text = "";
  const parser = new Parser({
    onopentag: (name, attributes) => {
      elements.push({ name, attributes });
      open.push(name);
    },
    onclosetag: () => void open.pop(),
    ontext: (part) => {
      if (!open.includes("style") && !open.includes("title")) text += part;
    },
  });
  parser.end(html);
  return { elements, text, names: new Set(elements.map(({ name }) => name)) };
}

test.each(TEMPLATES)("%s: what people type never becomes markup, style or script", (template) => {
  const html = cvHtml(
    { content: hostile, template, language: "en", jobTitle: "</style><script>x" },
    { fontCss: "" },
  );
  const { elements, names, text } = parse(html);
  const plain = parse(
    cvHtml({ content: engineer, template, language: "en", jobTitle: "x" }, { fontCss: "" }),
  );
  expect([...names].filter((name) => !plain.names.has(name))).toEqual([]);
  expect(elements.filter(({ name }) => name === "style")).toHaveLength(1);
  expect(
    elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((key) => key.startsWith("on")),
  ).toEqual([]);
  expect(text).toContain("</title><script>alert(1)</script> & \"Bobby\" 'Tables'");
  expect(text).toContain("<img src=x onerror=alert(1)> ]]> &amp; <!--");
});

test("links lead to the web, to mail and to the phone, and nowhere else", () => {
  const targets = [engineer, hostile].flatMap((content) =>
    parse(
      cvHtml({ content, template: "modern", language: "tr", jobTitle: "" }, { fontCss: "" }),
    ).elements.flatMap(({ attributes }) => attributes.href ?? []),
  );
  expect(targets).toEqual([
    "mailto:ipek.caglayan@example.com",
    "tel:+905320102233",
    "https://linkedin.com/in/ipek-caglayan",
    "https://ipek.example.dev/",
    "https://github.com/ipekcaglayan/openledger",
    "https://doi.org/10.1109/CLOUD.2021.00042",
    "http://example.com/%22onmouseover=%22alert(1)",
  ]);
});

test("the page names its language and title, and forbids every request", () => {
  const { elements } = parse(
    cvHtml({ content: lineCook, template: "modern", language: "tr", jobTitle: "Aşçı" }, { fontCss: "" }),
  );
  expect(elements.find(({ name }) => name === "html")?.attributes.lang).toBe("tr");
  expect(elements.find(({ name }) => name === "meta")?.attributes.charset).toBe("utf-8");
  expect(elements.flatMap(({ attributes }) => (attributes["http-equiv"] ? attributes.content : []))).toEqual([
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:",
  ]);
});

test("headings are headings: the person, the sections, the entries", () => {
  const { elements } = parse(
    cvHtml(
      { content: lineCook, template: "professional", language: "en", jobTitle: "Cook" },
      { fontCss: "" },
    ),
  );
  expect(elements.map(({ name }) => name).filter((name) => /^h\d$/.test(name))).toEqual([
    "h1",
    "h2",
    "h2",
    "h3",
    "h2",
    "h3",
    "h2",
    "h2",
  ]);
});

test("a grade that is no average isn't called one", () => {
  const school = {
    institution: "Severn School",
    degree: "BA",
    field: "Costume",
    location: "",
    graduationDate: "",
  };
  const graded = (gpa: string, language: "en" | "tr") =>
    cvHtml(
      {
        content: { ...engineer, education: [{ ...school, gpa, achievements: [] }] },
        template: "modern",
        language,
        jobTitle: "",
      },
      { fontCss: "" },
    );
  expect(graded("First", "en")).toMatch(/Grade: (?:<[^>]*>)?First/);
  expect(graded("2:1", "en")).toMatch(/Grade: (?:<[^>]*>)?2:1/);
  expect(graded("3,62/4,00", "tr")).toMatch(/Not ortalaması: (?:<[^>]*>)?3,62/);
});
