import { ListContactInput, SetContactDoneInput } from "@terzi/contracts/admin";
import { ContactMessage } from "@terzi/contracts/contact";
import {
  AuditEntry,
  Job,
  JobId,
  ListAuditInput,
  ListMailsInput,
  MailId,
  Part,
  SentMail,
  ServerLoad,
} from "@terzi/contracts/operations";
import {
  CannedAnswer,
  CannedAnswerId,
  CannedAnswerInput,
  ChangeCannedAnswerInput,
} from "@terzi/contracts/tickets";
import { z } from "zod";
import { json, list, type Route } from "../route.ts";

const Done = z.object({ success: z.boolean() });

export const operationsRows: Route[] = [
  list({
    method: "GET",
    path: "/api/admin/contact-messages",
    tag: "Operations",
    summary: "What visitors wrote, newest first",
    access: "admin",
    input: ListContactInput,
    item: ContactMessage,
    call: (api, input) => api.admin.contactMessages(input),
  }),
  json({
    method: "PATCH",
    path: "/api/admin/contact-messages/{id}",
    tag: "Operations",
    summary: "Mark a contact message as done, or not",
    access: "admin",
    input: SetContactDoneInput,
    output: ContactMessage,
    errors: ["NOT_FOUND"],
    call: (api, input) => api.admin.setContactDone(input),
  }),
  json({
    method: "GET",
    path: "/api/admin/canned-answers",
    tag: "Operations",
    summary: "What support writes often, in each language, by title",
    access: "admin",
    output: z.array(CannedAnswer),
    call: (api) => api.admin.cannedAnswers(),
  }),
  json({
    method: "POST",
    path: "/api/admin/canned-answers",
    tag: "Operations",
    summary: "Keep an answer that support writes often",
    access: "admin",
    status: 201,
    input: CannedAnswerInput,
    output: CannedAnswer,

    call: (api, input) => api.admin.createCannedAnswer(input),
  }),
  json({
    method: "PATCH",
    path: "/api/admin/canned-answers/{id}",
    tag: "Operations",
    summary: "Word a kept answer anew",
    access: "admin",
    input: ChangeCannedAnswerInput,
    output: CannedAnswer,
    errors: ["NOT_FOUND"],
    call: (api, input) => api.admin.changeCannedAnswer(input),
  }),
  json({
    method: "DELETE",
    path: "/api/admin/canned-answers/{id}",
    tag: "Operations",
    summary: "Throw a kept answer away",
    access: "admin",
    input: CannedAnswerId,
    output: Done,
    errors: ["NOT_FOUND"],
    call: (api, input) => api.admin.deleteCannedAnswer(input),
  }),
  list({
    method: "GET",
    path: "/api/admin/audit",
    tag: "Operations",
    summary: "What admins did, and what the payment provider told, newest first",
    access: "admin",
    input: ListAuditInput,
    item: AuditEntry,
    call: (api, input) => api.admin.audit(input),
  }),
  json({
    method: "GET",
    path: "/api/admin/jobs",
    tag: "Operations",
    summary: "Background work that waits, runs or has failed, next due first",
    access: "admin",
    output: z.array(Job),
    call: (api) => api.admin.jobs(),
  }),
  json({
    method: "POST",
    path: "/api/admin/jobs/{id}/retry",
    tag: "Operations",
    summary: "Run a waiting or failed job now",
    access: "admin",
    input: JobId,
    output: Done,
    errors: ["NOT_FOUND"],
    call: async (api, input) => {
      await api.admin.retryJob(input);
      return { success: true };
    },
  }),
  list({
    method: "GET",
    path: "/api/admin/mails",
    tag: "Operations",
    summary: "Mails and whether they were sent, newest first; sought by the whole address",
    access: "admin",
    input: ListMailsInput,
    item: SentMail,
    call: (api, input) => api.admin.mails(input),
  }),
  json({
    method: "POST",
    path: "/api/admin/mails/{id}/retry",
    tag: "Operations",
    summary: "Try once more to send a mail that was not sent",
    access: "admin",
    input: MailId,
    output: Done,
    errors: ["NOT_FOUND"],
    call: async (api, input) => {
      await api.admin.retryMail(input);
      return { success: true };
    },
  }),
  json({
    method: "GET",
    path: "/api/admin/parts",
    tag: "Operations",
    summary: "What each part of the running product is, and whether it is the embedded one",
    access: "admin",
    output: z.array(Part),
    call: (api) => api.admin.parts(),
  }),
  json({
    method: "GET",
    path: "/api/admin/load",
    tag: "Operations",
    summary: "How busy the process is that answers: delays of the last minute, what runs and waits, memory",
    access: "admin",
    output: ServerLoad,
    call: (api) => api.admin.load(),
  }),
];
