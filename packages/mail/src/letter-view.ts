import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import type { Language } from "@terzi/contracts/languages";
import { Fragment, createElement as h, type ReactNode } from "react";
import type { Letter } from "./mail-content.ts";

const FONT = "Inter, 'Segoe UI', Helvetica, Arial, sans-serif";
const page = { backgroundColor: "#f4f5f7", fontFamily: FONT, margin: 0, padding: "24px 0" };
const card = { backgroundColor: "#ffffff", borderRadius: 8, maxWidth: 560, padding: 32 };
const title = { color: "#1a1b1e", fontSize: 22, lineHeight: "28px", margin: "0 0 16px" };
const body = { color: "#343a40", fontSize: 16, lineHeight: "24px", margin: "0 0 16px" };
const quoted = { ...body, borderLeft: "3px solid #ced4da", paddingLeft: 16 };
const action = {
  backgroundColor: "#1c5fb8",
  borderRadius: 6,
  color: "#ffffff",
  fontSize: 16,
  padding: "12px 20px",
};
const small = { color: "#5c636a", fontSize: 13, lineHeight: "18px", margin: 0 };

/** A person's own lines, one below the other, in HTML and in the text made from it. */
const lines = (text: string): ReactNode[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index) => h(Fragment, { key: line + String(index) }, index > 0 && h("br"), line));

/** The letter as a tree of React Email's parts. Written without JSX: Node runs this file as it is. */
export function letterView(letter: Letter, language: Language, origin: string): ReactNode {
  const { facts = [], quote, button } = letter;
  return h(
    Html,
    { lang: language },
    h(Head, null, h("title", null, letter.subject)),
    // What an inbox shows beside the subject: the first line that tells something, after the greeting.
    h(Preview, null, letter.paragraphs[1] ?? letter.paragraphs[0] ?? letter.heading),
    h(
      Body,
      { style: page },
      h(
        Container,
        { style: card },
        h(Heading, { as: "h1", style: title }, letter.heading),
        ...letter.paragraphs.map((paragraph) => h(Text, { key: paragraph, style: body }, paragraph)),
        facts.length > 0 &&
          h(
            Text,
            { style: body },
            facts.map(([label, value], index) =>
              h(Fragment, { key: label }, index > 0 && h("br"), h("strong", null, `${label}:`), ` ${value}`),
            ),
          ),
        quote !== undefined && h(Text, { style: quoted }, lines(quote)),
        button && h(Button, { href: `${origin}${button.path}`, style: action }, button.label),
        h(Hr, { style: { borderColor: "#e9ecef", margin: "24px 0 16px" } }),
        h(Text, { style: small }, letter.footer),
      ),
    ),
  );
}
