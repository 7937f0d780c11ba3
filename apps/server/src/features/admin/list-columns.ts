import type { AdminPurchase, AdminTicket, AdminUser } from "@terzi/contracts/admin";
import type { ContactMessage } from "@terzi/contracts/contact";
import type { AuditEntry, SentMail } from "@terzi/contracts/operations";
import type { ListWords } from "@terzi/i18n/list-words";
import type { MailContent } from "@terzi/mail/mail-content";

type Cell = string | number | null;
/** What each column of a file holds, in order. */
export type Columns<T> = Partial<Record<keyof ListWords["columns"], (row: T, words: ListWords) => Cell>>;

const jsonOf = (value: unknown): string =>
  value === null || value === undefined ? "" : JSON.stringify(value);

export const userColumns: Columns<AdminUser> = {
  id: ({ id }) => id,
  email: ({ email }) => email,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  language: ({ language }) => language,
  role: ({ role }, { roles }) => roles[role],
  credits: ({ credits }) => credits,
  confirmedAt: ({ emailConfirmedAt }) => emailConfirmedAt,
  registeredAt: ({ createdAt }) => createdAt,
  disabledAt: ({ disabledAt }) => disabledAt,
};

export const purchaseColumns: Columns<AdminPurchase> = {
  id: ({ id }) => id,
  user: ({ user }) => user.email,
  package: (purchase) => purchase.package.name,
  credits: ({ credits }) => credits,
  amount: ({ amount }, { decimal }) => (amount / 100).toFixed(2).replace(".", decimal),
  status: ({ status }, { purchaseStatuses }) => purchaseStatuses[status],
  provider: ({ provider }) => provider,
  payment: ({ intentId }) => intentId,
  date: ({ createdAt }) => createdAt,
  completedAt: ({ completedAt }) => completedAt,
  refundedAt: ({ refundedAt }) => refundedAt,
};

export const ticketColumns: Columns<AdminTicket> = {
  id: ({ id }) => id,
  date: ({ createdAt }) => createdAt,
  user: ({ user }) => user.email,
  subject: ({ subject }) => subject,
  text: ({ description }) => description,
  status: ({ status }, { ticketStatuses }) => ticketStatuses[status],
  priority: ({ priority }, { priorities }) => priorities[priority],
};

export const messageColumns: Columns<ContactMessage> = {
  id: ({ id }) => id,
  date: ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  subject: ({ subject }) => subject,
  text: ({ message }) => message,
  doneAt: ({ doneAt }) => doneAt,
};

export const auditColumns: Columns<AuditEntry> = {
  id: ({ id }) => id,
  date: ({ createdAt }) => createdAt,
  who: ({ actor }, { provider }) => actor?.email ?? provider,
  action: ({ action }, { actions }) => actions[action],
  target: ({ target }) => target,
  before: ({ before }) => jsonOf(before),
  after: ({ after }) => jsonOf(after),
};

export const mailColumns: Columns<SentMail> = {
  id: ({ id }) => id,
  date: ({ createdAt }) => createdAt,
  recipient: ({ recipient }) => recipient,
  about: ({ template }, { templates }) => {
    const words: Readonly<Record<MailContent["template"], string>> = templates;
    // A template that an older version sent has no words any more.
    return Object.entries(words).find(([name]) => name === template)?.[1] ?? template;
  },
  status: ({ status }, { mailStatuses }) => mailStatuses[status],
  attempts: ({ attempts }) => attempts,
  lastError: ({ lastError }) => lastError,
  sentAt: ({ sentAt }) => sentAt,
};
