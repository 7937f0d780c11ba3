import { z } from "zod";
import { Language } from "./language.ts";
import { ListInput } from "./list.ts";
import { atLeast } from "./text.ts";

export const TicketStatus = z.enum(["open", "closed"]);
export type TicketStatus = z.infer<typeof TicketStatus>;
export const TicketPriority = z.enum(["low", "medium", "high"]);
export type TicketPriority = z.infer<typeof TicketPriority>;

export const Ticket = z.object({
  id: z.uuid(),
  subject: z.string(),
  description: z.string(),
  status: TicketStatus,
  priority: TicketPriority,
  createdAt: z.iso.datetime(),
});
export type Ticket = z.infer<typeof Ticket>;

export const TicketReply = z.object({
  id: z.uuid(),
  message: z.string(),
  /** Whether the author was an admin when writing. */
  isAdminReply: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type TicketReply = z.infer<typeof TicketReply>;

const TicketOwner = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The language in which support should answer. */
  language: Language,
});

/** A ticket with its conversation, oldest reply first; an admin is told whose it is. */
export const TicketDetail = z.object({
  ticket: Ticket,
  replies: z.array(TicketReply),
  owner: TicketOwner.optional(),
});
export type TicketDetail = z.infer<typeof TicketDetail>;

export const SUBJECT_MIN = 3;
export const DESCRIPTION_MIN = 10;

export const Subject = atLeast(300, SUBJECT_MIN, `Subject must be at least ${SUBJECT_MIN} characters`);

export const CreateTicketInput = z.object({
  subject: Subject,
  description: atLeast(20_000, DESCRIPTION_MIN, `Description must be at least ${DESCRIPTION_MIN} characters`),
  priority: TicketPriority.default("medium"),
});
export type CreateTicketInput = z.input<typeof CreateTicketInput>;

export const TicketId = z.object({ id: z.uuid() });
export type TicketId = z.infer<typeof TicketId>;

export const ReplyInput = TicketId.extend({ message: atLeast(20_000, 1, "Message cannot be empty") });
export type ReplyInput = z.infer<typeof ReplyInput>;

/** Texts that support uses often, in each language of the product. */
export const CannedAnswerInput = z.object({
  title: atLeast(100, 1, "Required"),
  texts: z.record(Language, atLeast(10_000, 1, "Required")),
});
export type CannedAnswerInput = z.infer<typeof CannedAnswerInput>;
export const CannedAnswer = z.object({
  id: z.uuid(),
  title: z.string(),
  texts: z.record(Language, z.string()),
});
export type CannedAnswer = z.infer<typeof CannedAnswer>;
export const CannedAnswerId = z.object({ id: z.uuid() });
export type CannedAnswerId = z.infer<typeof CannedAnswerId>;
export const ChangeCannedAnswerInput = CannedAnswerInput.extend(CannedAnswerId.shape);
export type ChangeCannedAnswerInput = z.infer<typeof ChangeCannedAnswerInput>;

export const SetTicketStatusInput = TicketId.extend({ status: TicketStatus });
export type SetTicketStatusInput = z.infer<typeof SetTicketStatusInput>;

export const ListTicketsInput = ListInput.extend({ status: TicketStatus.optional() });
export type ListTicketsInput = z.output<typeof ListTicketsInput>;

/** The median wait for a first answer, in hours; null when there were too few to tell. */
export const AnswerTime = z.object({ medianHours: z.int().positive().nullable() });
export type AnswerTime = z.infer<typeof AnswerTime>;
