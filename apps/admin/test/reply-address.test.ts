import { expect, test } from "vitest";
import { replyAddress } from "../src/features/tickets/reply-address.ts";

test("a reply by mail keeps subject and words, and nothing in them becomes an instruction to the mail program", () => {
  const address = new URL(
    replyAddress({
      email: "ayşe@example.com",
      subject: "Fiyat & kredi? bcc=x",
      message: "İlk satır\n&cc=evil@example.com",
    }),
  );
  expect(decodeURIComponent(address.pathname)).toBe("ayşe@example.com");
  expect([...address.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(address.searchParams.get("subject")).toBe("Re: Fiyat & kredi? bcc=x");
  expect(address.searchParams.get("body")).toBe("\r\n\r\n> İlk satır\r\n> &cc=evil@example.com");
});

test("a long message is quoted in part, so that mail programs take the address", () => {
  const long = replyAddress({ email: "a@example.com", subject: "Hi", message: "x".repeat(20_000) });
  expect(long.length).toBeLessThan(2_000);
});
