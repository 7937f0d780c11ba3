import { buildOrder, buildProfile, generate, readConfirmationToken } from "./builders.ts";
import { beginPurchase, findPackage, payInSandbox } from "./purchases.ts";
import { copy, gapAnswer, postingAnswer, requestReset, withTwin } from "./request-material.ts";
import type { ValidRequest, World } from "./request-world.ts";
import { solveCaptcha } from "./solve-captcha.ts";
import { validApplicationRequests } from "./valid-application-requests.ts";

const credentials = { email: "first@example.com", password: "correct horse" };
const profile = buildProfile();

/** A request that each row accepts. */
export const validRequests = ({ app, visitor, person, admin, ids }: World): Record<string, ValidRequest> => {
  /** A mail that waits to be sent, or the job that sends it. */
  const queueMail = async (url: string): Promise<string> => {
    await person.post("/api/tickets", { subject: "One more", description: "Sorry for asking again." });
    return (await admin.get(url)).json()[0].id;
  };
  const webhook = { url: "https://example.com/terzi", events: ["cv.saved"] };
  const newWebhook = async (): Promise<string> => (await person.post("/api/webhooks", webhook)).json().id;
  const savedFilter = { list: "users", name: "Admins", filters: { role: "admin" } };
  const newFilter = async (): Promise<string> =>
    (await admin.post("/api/admin/saved-filters", savedFilter)).json().id;
  const answer = { title: "Where it is", texts: { en: "Under My CVs.", tr: "CV'lerim altında." } };
  const newAnswer = async (): Promise<string> =>
    (await admin.post("/api/admin/canned-answers", answer)).json().id;
  return {
    "GET /api/captcha": {},
    "GET /api/auth/user": {},
    "POST /api/auth/signup": {
      body: async () => ({
        ...credentials,
        firstName: "Ada",
        language: "en",
        recaptchaToken: await solveCaptcha((await visitor.get("/api/captcha")).json()),
      }),
    },
    "POST /api/auth/login": {
      body: async () => ({
        email: (await person.get("/api/auth/user")).json().email,
        password: credentials.password,
      }),
    },
    "POST /api/auth/logout": {},
    "GET /api/logout": {},
    "PATCH /api/user/language": { body: { language: "en" } },
    "PATCH /api/user/name": { body: { firstName: "Ada", lastName: "Yılmaz" } },
    "GET /api/user/export": {},
    "POST /api/auth/request-email-confirmation": {},
    "POST /api/auth/confirm-email": {
      body: async () => {
        const email = "to-be-confirmed@example.com";
        await app.visitor().signUp({ email });
        return { token: await readConfirmationToken(app, email) };
      },
    },
    "POST /api/auth/request-password-reset": { body: { email: "nobody@example.com" } },
    "POST /api/auth/reset-password": {
      body: async () => ({ token: await requestReset(app), password: "another horse" }),
    },
    "GET /api/system/cv-count": {},
    "POST /api/system/cv-count/increment": {},
    "GET /api/packages": {},
    "GET /api/settings/cv-cost": {},
    "GET /api/payment-form": {},
    "POST /api/create-payment-intent": { body: { packageId: ids.package } },
    "POST /api/confirm-payment": {
      body: async () => {
        const { paymentIntentId, packageId, clientSecret } = await beginPurchase(person, "Starter");
        await payInSandbox(person, { paymentIntentId, packageId, clientSecret });
        return { paymentIntentId, packageId: (await findPackage(person, "Starter")).id };
      },
    },
    "GET /api/purchases": { query: "limit=5&status=completed&search=Starter" },
    "GET /api/cvs": { query: "limit=1&search=backend" },
    "GET /api/previews": {},
    "GET /api/previews/{previewId}": { id: ids.preview },
    "PATCH /api/previews/{previewId}": {
      id: ids.preview,
      body: async () => (await person.get(`/api/previews/${ids.preview}`)).json(),
    },
    "DELETE /api/previews/{previewId}": {
      id: async () => (await generate(person)).previewData.previewId,
    },
    "GET /api/cv-draft": {},
    "POST /api/cv-draft": {
      body: { draft: { jobPosting: "Cook wanted" }, typedAt: new Date().toISOString() },
    },
    "GET /api/cvs/outdated-facts": { query: `id=${ids.cv}` },
    "POST /api/cvs/{id}/facts": {
      id: ids.cv,
      body: async () => {
        const was = (await person.get("/api/career-data")).json().personalInfo.phone;
        await person.post("/api/career-data", {
          ...profile,
          personalInfo: { ...profile.personalInfo, phone: "+90 555 999 88 77" },
        });
        return { at: "personalInfo.phone", was, decision: "take" };
      },
    },
    "GET /api/cvs/bin": {},
    "GET /api/cvs/{id}": { id: ids.cv },
    "PATCH /api/cvs/{id}": {
      id: ids.cv,
      body: async () => (await person.get(`/api/cvs/${ids.cv}`)).json(),
    },
    "PATCH /api/cvs/{id}/name": { id: ids.cv, body: { title: "Lead", company: "Acme" } },
    "POST /api/cvs/{id}/duplicate": { id: ids.cv, body: { title: "Architect", company: "Globex" } },
    "DELETE /api/cvs/{id}": { id: () => copy(person, ids.cv) },
    "POST /api/cvs/{id}/restore": {
      id: async () => {
        const id = await copy(person, ids.cv);
        await person.delete(`/api/cvs/${id}`);
        return id;
      },
    },
    "GET /api/cvs/{id}/offers": { id: ids.cv },
    "GET /api/cvs/{id}/proof": { id: ids.cv },
    "GET /api/design": {},
    "POST /api/design": { body: { template: "executive" } },
    "GET /api/cvs/{id}/versions": { id: ids.cv },
    "GET /api/cvs/{id}/versions/{number}": { id: ids.cv },
    "POST /api/cvs/{id}/versions/{number}/restore": { id: ids.cv },
    "GET /api/cvs/{id}/share": { id: ids.cv },
    "POST /api/cvs/{id}/share": { id: ids.cv, body: { expiresInDays: 7, password: "opensesame" } },
    "DELETE /api/cvs/{id}/share": { id: ids.cv },
    "GET /api/cvs/{id}/compare": { id: ids.cv, query: "from=1&to=1" },
    "GET /api/cvs/{id}/receipts": { id: ids.cv },
    "GET /api/cvs/{id}/twin": { id: ids.cv },
    "POST /api/cvs/{id}/twin": { id: ids.cv },
    "POST /api/cvs/{id}/twin/word": { id: () => withTwin(person, ids.cv) },
    "POST /api/cvs/{id}/twin/lines": {
      id: () => withTwin(person, ids.cv),
      body: { own: "A line that is gone", decision: "leave" },
    },
    "GET /api/cvs/{id}/twin/download/zip": {
      id: () => withTwin(person, ids.cv),
    },
    "GET /api/cvs/{id}/download/pdf": { id: ids.cv },
    "GET /api/cvs/{id}/download/docx": { id: ids.cv },
    "GET /api/cvs/{id}/download/txt": { id: ids.cv, query: "version=1" },
    "GET /api/cvs/{id}/download/json": { id: ids.cv },
    "POST /api/cvs/generate": { body: buildOrder() },
    "POST /api/cvs/save": { body: async () => (await generate(person)).previewData },
    "GET /api/career-data": {},
    "POST /api/career-data": { body: profile },
    "POST /api/contact": {
      body: { name: "Ece", email: "ece@example.com", subject: "Hello", message: "How are you today?" },
    },
    ...validApplicationRequests({ app, visitor, person, admin, ids }),
    "GET /api/tickets": { query: "limit=5&status=open" },
    "POST /api/tickets": {
      body: { subject: "Where is it", description: "I can't find my CV.", priority: "low" },
    },
    "GET /api/cvs/{cvId}/letters": { id: ids.cv },
    "POST /api/cvs/{cvId}/letters": { id: ids.cv, body: { length: "short", tone: "formal" } },
    "GET /api/cvs/{cvId}/interview": { id: ids.cv },
    "POST /api/cvs/{cvId}/interview": { id: ids.cv },
    "GET /api/cvs/{cvId}/interview/pdf": { id: ids.cv },
    "GET /api/cvs/{cvId}/gaps": { id: ids.cv },
    "POST /api/cvs/{cvId}/gaps/weigh": { id: ids.cv, body: () => gapAnswer(person) },
    "POST /api/cvs/{cvId}/gaps": { id: ids.cv, body: () => gapAnswer(person) },
    "POST /api/gaps": { body: { jobPosting: "Requirements: Go" } },
    "POST /api/gaps/weigh": { body: () => postingAnswer(person) },
    "POST /api/gaps/answer": { body: () => postingAnswer(person) },
    "GET /api/letters/{id}": { id: ids.letter },
    "PATCH /api/letters/{id}": { id: ids.letter, body: { version: 1, content: { body: "I can cook." } } },
    "DELETE /api/letters/{id}": {
      id: async () => (await person.post(`/api/cvs/${ids.cv}/letters`, {})).json().id,
    },
    "GET /api/letters/{id}/download/pdf": { id: ids.letter },
    "GET /api/letters/{id}/download/docx": { id: ids.letter },
    "GET /api/letters/{id}/download/txt": { id: ids.letter },
    "GET /api/tickets/{id}": { id: ids.ticket },
    "POST /api/tickets/{id}/replies": { id: ids.ticket, body: { message: "Any news?" } },
    "PATCH /api/tickets/{id}/status": { id: ids.ticket, body: { status: "closed" } },
    "GET /api/settings/extra-costs": {},
    "POST /api/cvs/score": { body: { jobPosting: "Baker\n\nRequirements\n- Sourdough" } },
    "GET /api/webhooks": {},
    "POST /api/webhooks": { body: webhook },
    "POST /api/webhooks/{id}/ping": { id: newWebhook },
    "DELETE /api/webhooks/{id}": { id: newWebhook },
    "GET /api/tokens": {},
    "POST /api/tokens": { body: { name: "CI", scopes: ["read", "write"], expiresInDays: 30 } },
    "DELETE /api/tokens/{id}": { id: ids.token },
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
