import { describe, expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const asked = (posting: string) =>
  readPosting(posting)
    .requirements.filter(({ isJob }) => !isJob)
    .map(({ text }) => text)
    .join(" | ");

describe("a sentence that asks is read from its first word", () => {
  test("who is sought with what is asked for with it", () => {
    const read = asked(
      "Osteopath\n\nWe are looking for someone with a degree in osteopathy and current GOsC registration, at least three years in practice, and experience of cranial work.",
    );
    expect(read).toContain("degree in osteopathy");
    expect(read).toContain("GOsC registration");
  });

  test("who is sought and no more asks nothing by that", () => {
    expect(
      asked("Osteopath\n\nWe are looking for an experienced osteopath.\n\n- Cranial work\n- Home visits"),
    ).not.toContain("looking for");
  });

  test("after a please", () => {
    const read = asked(
      "Bookbinder\n\nOur workshop is above a bakery.\n\nPlease bring vocational schooling in bookbinding, a finisher's certificate at level 3 and at least six years at a bench, some of them with vellum.",
    );
    expect(read).toContain("vocational schooling in bookbinding");
    expect(
      asked("Bookbinder\n\n- Gilding\n- Vellum\n\nPlease ring Ms Odell with your questions."),
    ).not.toContain("Odell");
  });

  test("an item of a list of requirements, though no rule knows its form", () => {
    expect(
      asked(
        "Kongre Uzmanı\n\nAranan nitelikler:\n- Cvent veya Eventbrite gibi kayıt platformları\n- İyi İngilizce",
      ),
    ).toContain("Cvent");
  });
});
