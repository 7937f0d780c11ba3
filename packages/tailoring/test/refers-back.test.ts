import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const texts = (posting: string) => readPosting(posting).requirements.map(({ text }) => text);

test("what refers to something before is asked with it", () => {
  expect(
    texts(
      "Mobile developer\nRequirements\nWe also have a small app (half UIKit, half SwiftUI), which you must be able to maintain.",
    ),
  ).toContain("We also have a small app (half UIKit, half SwiftUI), which you must be able to maintain.");
});

test("no requirement begins in a bracket, and names in a long sentence begin no item", () => {
  const all = texts(
    "Mobil geliştirici\n\nNe yapacağım?\nAndroid uygulamamızı Kotlin ve Compose ile büyüteceksin; en çok da sepet ve ödeme tarafını. iOS'ta Swift'le yazılmış daha küçük bir uygulamamız var (yarı UIKit, yarı SwiftUI), ona da el atabilmen lazım.",
  );
  expect(all.filter((text) => /^[^(]*\)/.test(text))).toEqual([]);
});
