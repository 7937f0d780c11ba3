import type { ValidRequest, World } from "./request-world.ts";
import type { Visitor } from "./visitor.ts";

const step = { nextStep: "Call", nextStepAt: "2030-01-01T10:00:00.000Z", timeZone: "Europe/Istanbul" };

/** An application with a date, so that it has a calendar file. */
async function addApplication(person: Visitor): Promise<string> {
  const { id } = (await person.post("/api/applications", { jobTitle: "Cook" })).json<{ id: string }>();
  await person.patch(`/api/applications/${id}`, { version: 1, ...step });
  return id;
}

/** A request that each row of the applications accepts. */
export const validApplicationRequests = ({ person, ids }: World): Record<string, ValidRequest> => {
  const id = () => addApplication(person);
  return {
    "GET /api/applications": {},
    "POST /api/applications": { body: { cvId: ids.cv, status: "applied" } },
    "GET /api/applications/totals": {},
    "GET /api/applications/price": {},
    "POST /api/applications/import": { body: { csv: "Job title,Company\nBaker,Ege\n" } },
    "GET /api/applications/reminders": {},
    "PATCH /api/applications/reminders": { body: { wantsReminders: true } },
    "GET /api/applications/export": {},
    "GET /api/applications/calendar": {},
    "GET /api/applications/{id}": { id },
    "PATCH /api/applications/{id}": { id, body: { version: 2, notes: "Nice people", ...step } },
    "POST /api/applications/{id}/move": { id, body: { status: "interview", on: "2026-11-23" } },
    "DELETE /api/applications/{id}": { id },
    "GET /api/applications/{id}/calendar": { id },
  };
};
