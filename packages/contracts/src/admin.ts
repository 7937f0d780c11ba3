import { z } from "zod";
import { Role, SessionSummary, User } from "./account.ts";
import { LedgerEntry, Purchase, PurchaseStatus } from "./credits.ts";
import { CvSummary } from "./cv-detail.ts";
import { ListInput } from "./list.ts";
import { AuditEntry, SentMail } from "./operations.ts";
import { optionalText, text } from "./text.ts";
import { Ticket, TicketStatus } from "./tickets.ts";

export const AdminStats = z.object({
  totalUsers: z.int(),
  /** Since the first of this month, UTC. */
  recentSignups: z.int(),
  totalCvs: z.int(),
  avgCvsPerUser: z.number(),
  avgCreditsPerUser: z.number(),
  /** US cents, refunds deducted. */
  totalRevenue: z.int(),
  totalPurchases: z.int(),
  totalCreditsUsed: z.int(),
});
export type AdminStats = z.infer<typeof AdminStats>;

/** How much waits for a person. Each number is the length of the list under the filter of the same name. */
export const WorkQueue = z.object({
  /** Open tickets whose last word is the owner's. */
  waitingTickets: z.int(),
  openMessages: z.int(),
  /** Purchases whose bank payment is disputed, until the dispute is closed or the money is sent back. */
  disputedPurchases: z.int(),
  failedMails: z.int(),
  failedJobs: z.int(),
});
export type WorkQueue = z.infer<typeof WorkQueue>;

export const StatsOverTimeInput = z.object({
  days: z.coerce.number<string | number>().int().min(1).max(366).default(30),
});
/** One UTC day, "2026-11-21". */
export const DayStats = z.object({
  day: z.iso.date(),
  signUps: z.int(),
  cvs: z.int(),
  purchases: z.int(),
  /** US cents, that day's refunds deducted. */
  revenue: z.int(),
});
export type DayStats = z.infer<typeof DayStats>;

export const AdminUser = User.extend({ disabledAt: z.iso.datetime().nullable() });
export type AdminUser = z.infer<typeof AdminUser>;

export const ListUsersInput = ListInput.extend({
  sort: z.enum(["newest", "credits"]).default("newest"),
  role: Role.optional(),
});
export type ListUsersInput = z.output<typeof ListUsersInput>;

const Person = z.object({ id: z.uuid(), email: z.string(), firstName: z.string(), lastName: z.string() });

export const AdminPurchase = Purchase.extend({ user: Person, provider: z.string(), intentId: z.string() });
export type AdminPurchase = z.infer<typeof AdminPurchase>;

export const AdminTicket = Ticket.extend({ user: Person });
export type AdminTicket = z.infer<typeof AdminTicket>;

/** `disputed` is no status of its own: such a purchase is also completed. */
export const AdminPurchaseFilter = z.enum([...PurchaseStatus.options, "disputed"]);
export type AdminPurchaseFilter = z.infer<typeof AdminPurchaseFilter>;
export const ListAllPurchasesInput = ListInput.extend({ status: AdminPurchaseFilter.optional() });
export type ListAllPurchasesInput = z.output<typeof ListAllPurchasesInput>;

/** `waiting`: open, and the last word is the owner's. */
export const AdminTicketFilter = z.enum(["waiting", ...TicketStatus.options]);
export type AdminTicketFilter = z.infer<typeof AdminTicketFilter>;
export const ListAllTicketsInput = ListInput.extend({ status: AdminTicketFilter.optional() });
export type ListAllTicketsInput = z.output<typeof ListAllTicketsInput>;

/** A user's page: everything support needs, and nothing of what the CVs contain. */
export const UserPage = z.object({
  user: AdminUser,
  ledger: z.array(LedgerEntry),
  purchases: z.array(Purchase),
  cvs: z.array(CvSummary),
  tickets: z.array(Ticket),
  /** Ways to sign in besides the password, which the user's own row reports. */
  waysIn: z.object({ passkeyCount: z.int(), sites: z.array(z.string()) }),
  /** Mails sent to the account's current address. */
  mails: z.array(SentMail),
  sessions: z.array(SessionSummary.omit({ isCurrent: true })),
  /** What admins did to the account, its purchases and its tickets. */
  audit: z.array(AuditEntry),
});
export type UserPage = z.infer<typeof UserPage>;

export const UserId = z.object({ userId: z.uuid() });
export type UserId = z.infer<typeof UserId>;
export const SetCreditsInput = UserId.extend({ credits: z.int().min(0).max(10_000_000) });
export type SetCreditsInput = z.infer<typeof SetCreditsInput>;
export const SetRoleInput = UserId.extend({ role: Role });
export type SetRoleInput = z.infer<typeof SetRoleInput>;
export const SetDisabledInput = UserId.extend({ disabled: z.boolean() });
export type SetDisabledInput = z.infer<typeof SetDisabledInput>;

const name = text(100).refine((value) => value.trim() !== "", "Required");
const price = z.int().min(1).max(99_999_999);
const credits = z.int().min(1).max(1_000_000);
const bonusCredits = z.int().min(0).max(1_000_000);

export const CreatePackageInput = z.object({
  name,
  credits,
  bonusCredits: bonusCredits.default(0),
  /** US cents. */
  price,
  popular: z.boolean().default(false),
  active: z.boolean().default(true),
});
export type CreatePackageInput = z.input<typeof CreatePackageInput>;

/** A field that is left out stays as it is: the toggle sends only `active`. */
export const UpdatePackageInput = z.object({
  id: z.uuid(),
  name: name.optional(),
  credits: credits.optional(),
  bonusCredits: bonusCredits.optional(),
  price: price.optional(),
  popular: z.boolean().optional(),
  active: z.boolean().optional(),
});
export type UpdatePackageInput = z.infer<typeof UpdatePackageInput>;

export const SystemSetting = z.object({
  id: z.uuid(),
  key: z.string(),
  value: z.string(),
  description: z.string(),
  /** Since when the value has held and who set it (null once that person is gone); null when nobody ever did. */
  changed: z.object({ at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
});
export type SystemSetting = z.infer<typeof SystemSetting>;
export const SetSettingInput = z.object({ key: text(100).min(1), value: optionalText(10_000) });
export type SetSettingInput = z.input<typeof SetSettingInput>;

export const RefundInput = z.object({ purchaseId: z.uuid() });
export type RefundInput = z.infer<typeof RefundInput>;

export const ListContactInput = ListInput.extend({ state: z.enum(["open", "done"]).optional() });
export type ListContactInput = z.output<typeof ListContactInput>;
export const SetContactDoneInput = z.object({ id: z.uuid(), done: z.boolean() });
export type SetContactDoneInput = z.infer<typeof SetContactDoneInput>;
