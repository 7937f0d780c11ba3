import { describe, expect, test } from "vitest";
import { verdictOn } from "./guard-lines.ts";

describe("what a sentence adds beside a deed contradicts where no line has anything of it", () => {
  test.each([
    ["Dredged the canal basin each spring", "Dredged the canal basin each spring to attract houseboats"],
    ["Dredged the canal basin each spring", "Dredged the canal basin each spring, raising mooring income"],
    ["Rang bells in a village tower", "Rang bells in the county's finest tower"],
    ["Mended nets with two crew mates", "Mended nets single-handedly"],
    ["Arı kovanlarını boyadım", "Hırsızlığı önlemek için arı kovanlarını boyadım"],
    ["Arı kovanlarını boyadım", "Arı kovanlarını boyayarak bal verimini artırdım"],
    ["Bir dokuma atölyesinde çalıştım", "İlin en köklü dokuma atölyesinde çalıştım"],
  ])("who wrote »%s« is contradicted by »%s«", (line, claim) =>
    expect(verdictOn(line, claim)).toBe("contradicted"),
  );

  test.each([
    ["Dredged the basin to keep houseboats afloat", "Dredged the basin so that houseboats stay afloat"],
    ["Showed visitors how to shear a sheep", "Showed visitors how to improve their shearing"],
    ["Mended nets alone in winter", "Mended nets on my own in winter"],
    ["Rang the oldest bells of the county", "Rang bells in the county's oldest tower"],
    ["Kovanları tek başıma boyadım", "Kovanları tek başına boyadı"],
  ])("who wrote »%s« isn't contradicted by »%s«", (line, claim) =>
    expect(verdictOn(line, claim)).not.toBe("contradicted"),
  );
});
