import { writeTypes } from "@terzi/client/write-types";
import { expect, it } from "vitest";
import { describeApi } from "../src/rest/openapi.ts";
import { routes } from "../src/rest/routes.ts";

/** After a change of the API: `npx vitest run --project server client-types -u`. */
it("the client's types are those of the API", async () => {
  const types = await writeTypes(describeApi(routes));
  await expect(types).toMatchFileSnapshot("../../../packages/client/src/api.gen.ts");
});
