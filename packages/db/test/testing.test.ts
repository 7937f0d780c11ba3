import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../src/testing.ts";

const first = await createTestDb();
const second = await createTestDb();
afterAll(() => Promise.all([first.close(), second.close()]));

test("a test database is migrated, and what one test file writes another does not see", async () => {
  await first.db
    .insertInto("contactMessage")
    .values({ name: "Ayşe", email: "a@example.com", subject: "Selam", message: "Işıl ışıl bir gün" })
    .execute();
  expect(await first.db.selectFrom("contactMessage").select("name").execute()).toEqual([{ name: "Ayşe" }]);
  expect(await second.db.selectFrom("contactMessage").select("name").execute()).toEqual([]);
});
