import type { ValidRequest, World } from "./request-world.ts";

/** A request that each row of the admins accepts. */
export const validAdminRequests = ({ person, admin, ids }: World): Record<string, ValidRequest> => {
  /** A mail that waits to be sent, or the job that sends it. */
  const queueMail = async (url: string): Promise<string> => {
    await person.post("/api/tickets", { subject: "One more", description: "Sorry for asking again." });
    return (await admin.get(url)).json()[0].id;
  };
  const savedFilter = { list: "users", name: "Admins", filters: { role: "admin" } };
  const newFilter = async (): Promise<string> =>
    (await admin.post("/api/admin/saved-filters", savedFilter)).json().id;
  const answer = { title: "Where it is", texts: { en: "Under My CVs.", tr: "CV'lerim altında." } };
  const newAnswer = async (): Promise<string> =>
    (await admin.post("/api/admin/canned-answers", answer)).json().id;
  return {
    "GET /api/admin/stats": {},
    "GET /api/admin/stats/days": { query: "days=7" },
    "GET /api/admin/users": { query: "limit=2&sort=credits&role=user" },
    "GET /api/admin/users/{userId}": { id: ids.user },
    "PATCH /api/admin/users/{userId}/credits": { id: ids.user, body: { credits: 400 } },
    "PATCH /api/admin/users/{userId}/role": { id: ids.user, body: { role: "user" } },
    "PATCH /api/admin/users/{userId}/disabled": { id: ids.user, body: { disabled: false } },
    "GET /api/admin/purchases": { query: "status=completed" },
    "POST /api/admin/purchases/{purchaseId}/refund": { id: ids.purchase },
    "GET /api/admin/packages": {},
    "POST /api/admin/packages": {
      body: { name: "Tiny", credits: 10, bonusCredits: 0, price: 99, popular: false, active: false },
    },
    "PATCH /api/admin/packages/{id}": { id: ids.package, body: { popular: false } },
    "GET /api/admin/tickets": { query: "status=closed&search=help" },
    "GET /api/admin/work-queue": {},
    "GET /api/admin/canned-answers": {},
    "POST /api/admin/canned-answers": { body: answer },
    "PATCH /api/admin/canned-answers/{id}": { id: newAnswer, body: answer },
    "DELETE /api/admin/canned-answers/{id}": { id: newAnswer },
    "GET /api/admin/users/export": { query: "role=admin" },
    "GET /api/admin/purchases/export": { query: "status=completed" },
    "GET /api/admin/tickets/export": {},
    "GET /api/admin/contact-messages/export": {},
    "GET /api/admin/audit/export": {},
    "GET /api/admin/mails/export": { query: "status=sent" },
    "GET /api/admin/saved-filters": {},
    "POST /api/admin/saved-filters": { body: savedFilter },
    "DELETE /api/admin/saved-filters/{id}": { id: newFilter },
    "GET /api/admin/settings": {},
    "PATCH /api/admin/settings/{key}": { id: "previews_per_hour", body: { value: "20" } },
    "GET /api/admin/contact-messages": { query: "state=open" },
    "PATCH /api/admin/contact-messages/{id}": { id: ids.contact, body: { done: true } },
    "GET /api/admin/audit": { query: "action=user.credits" },
    "GET /api/admin/jobs": {},
    "POST /api/admin/jobs/{id}/retry": { id: () => queueMail("/api/admin/jobs") },
    "GET /api/admin/mails": { query: "status=queued" },
    "POST /api/admin/mails/{id}/retry": { id: () => queueMail("/api/admin/mails") },
    "GET /api/admin/parts": {},
    "GET /api/admin/load": {},
  };
};
