import { expect, test } from "vitest";
import { doiTarget, mailTarget, phoneTarget, webTarget } from "../src/link-target.ts";

test("web addresses lead where they say, with or without https", () => {
  expect(webTarget("https://example.com/a?b=c")).toBe("https://example.com/a?b=c");
  expect(webTarget("HTTP://EXAMPLE.COM")).toBe("http://example.com/");
  expect(webTarget("linkedin.com/in/ayse")).toBe("https://linkedin.com/in/ayse");
  expect(webTarget("www.çiçek.com.tr")).toBe("https://www.xn--iek-1lab.com.tr/");
});

test.each([
  "javascript:alert(1)",
  "data:text/html,hi",
  "file:///etc/passwd",
  "https://user:secret@example.com/", // secretlint-disable-line -- made up
  "https://localhost/",
  "//example.com",
  "Node.js 22",
  "@ayse",
  "ayse",
  "see example.com",
  "http://",
  "",
])("%j is text, not a link", (written) => {
  expect(webTarget(written)).toBeNull();
});

test("an e-mail address can't add headers or recipients to the mail", () => {
  expect(mailTarget("ayse.yilmaz+cv@example.com")).toBe("mailto:ayse.yilmaz%2Bcv@example.com");
  expect(mailTarget("a&cc=b@example.com")).toBe("mailto:a%26cc%3Db@example.com");
  expect(mailTarget("a@example.com?bcc=b@example.com")).toBeNull();
  expect(mailTarget("a@b")).toBeNull();
});

test("a phone number is dialled without its decoration", () => {
  expect(phoneTarget("+90 (532) 123-45-67")).toBe("tel:+905321234567");
  expect(phoneTarget("0 532 123 45 67")).toBe("tel:05321234567");
  expect(phoneTarget("javascript:12345")).toBeNull();
  expect(phoneTarget("12")).toBeNull();
});

test("a DOI leads to its resolver", () => {
  expect(doiTarget("10.1000/182")).toBe("https://doi.org/10.1000/182");
  expect(doiTarget('doi: 10.1000/a"b')).toBe("https://doi.org/10.1000/a%22b");
  expect(doiTarget("https://doi.org/10.1000/182")).toBe("https://doi.org/10.1000/182");
  expect(doiTarget("in print")).toBeNull();
});
