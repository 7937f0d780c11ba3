import { describe, expect, test } from "vitest";
import { isBareAddress, readShared } from "../src/features/bring/read-shared.ts";

const read = (shared: object) => readShared(JSON.stringify(shared));

describe("what a share menu hands over", () => {
  test("is the selected text, its quotation marks and the page's address taken off", () => {
    const text = '"Cook wanted\n- night shifts"\n https://jobs.example/1#:~:text=Cook,shifts';
    expect(read({ title: "Jobs", text })).toEqual({
      jobPosting: "Cook wanted\n- night shifts",
      postingUrl: "https://jobs.example/1",
    });
  });

  test("keeps quotation marks that are the posting's own", () => {
    expect(read({ text: '"Cook" wanted', url: "https://jobs.example/1" })).toEqual({
      jobPosting: '"Cook" wanted',
      postingUrl: "https://jobs.example/1",
    });
  });

  test("may be an address alone, in whichever field", () => {
    const alone = { jobPosting: "https://jobs.example/1", postingUrl: "https://jobs.example/1" };
    expect(read({ title: "Cook", url: "https://jobs.example/1" })).toEqual(alone);
    expect(read({ title: "Cook", text: "https://jobs.example/1 " })).toEqual(alone);
  });

  test("is nothing where nothing was shared, and no address that a press could run", () => {
    expect(read({ title: "", text: " ", url: "" })).toBeNull();
    expect(readShared("")).toBeNull();
    expect(readShared("[1]")).toBeNull();
    expect(read({ text: "Cook", url: "javascript:alert(1)" })).toEqual({
      jobPosting: "Cook",
      postingUrl: "",
    });
  });
});

test("an address alone is told from a posting that has one in it", () => {
  expect(isBareAddress(" https://jobs.example/1?a=b ")).toBe(true);
  expect(isBareAddress("www.jobs.example")).toBe(true);
  expect(isBareAddress("https://jobs.example/1\nCook wanted")).toBe(false);
  expect(isBareAddress("Cook")).toBe(false);
  expect(isBareAddress("www.")).toBe(false);
});
