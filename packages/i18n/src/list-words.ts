import type { Language } from "@terzi/contracts/languages";
import { texts as enAudit } from "./en/admin/audit.ts";
import { texts as enOperations } from "./en/admin/operations.ts";
import { texts as enPurchases } from "./en/admin/purchases.ts";
import { texts as enTickets } from "./en/admin/tickets.ts";
import { texts as enUsers } from "./en/admin/users.ts";
import { texts as trAudit } from "./tr/admin/audit.ts";
import { texts as trOperations } from "./tr/admin/operations.ts";
import { texts as trPurchases } from "./tr/admin/purchases.ts";
import { texts as trTickets } from "./tr/admin/tickets.ts";
import { texts as trUsers } from "./tr/admin/users.ts";

/** What stands in the files of the operator's lists: columns, the words that the panel has for values, the delimiter. */
export const listWords = {
  en: {
    columns: {
      id: "ID",
      email: "Email",
      firstName: "First name",
      lastName: "Last name",
      language: "Language",
      role: "Role",
      credits: "Credits",
      confirmedAt: "Email confirmed",
      registeredAt: "Registered",
      disabledAt: "Disabled since",
      user: "User",
      package: "Package",
      amount: "Amount (US$)",
      status: "Status",
      provider: "Provider",
      payment: "Payment",
      date: "Date",
      completedAt: "Completed",
      refundedAt: "Refunded",
      subject: "Subject",
      text: "Text",
      priority: "Priority",
      name: "Name",
      doneAt: "Done",
      who: "Who",
      action: "Action",
      target: "Target",
      before: "Before",
      after: "After",
      recipient: "Recipient",
      about: "About",
      attempts: "Attempts",
      lastError: "Last error",
      sentAt: "Sent",
    },
    roles: enUsers.users.roles,
    purchaseStatuses: enPurchases.statuses,
    ticketStatuses: enTickets.tickets.statuses,
    priorities: enTickets.tickets.priorities,
    actions: enAudit.names,
    provider: "Payment provider",
    mailStatuses: enOperations.mails.states,
    templates: enOperations.mails.templates,
    delimiter: ",",
    /** Between dollars and cents, as spreadsheets of this language read it. */
    decimal: ".",
  },
  tr: {
    columns: {
      id: "Kimlik",
      email: "E-posta",
      firstName: "Ad",
      lastName: "Soyad",
      language: "Dil",
      role: "Rol",
      credits: "Kredi",
      confirmedAt: "E-posta doğrulaması",
      registeredAt: "Kayıt tarihi",
      disabledAt: "Devre dışı kalma tarihi",
      user: "Kullanıcı",
      package: "Paket",
      amount: "Tutar (ABD doları)",
      status: "Durum",
      provider: "Sağlayıcı",
      payment: "Ödeme",
      date: "Tarih",
      completedAt: "Tamamlanma",
      refundedAt: "İade",
      subject: "Konu",
      text: "Metin",
      priority: "Öncelik",
      name: "Ad",
      doneAt: "Tamamlanma",
      who: "Kim",
      action: "İşlem",
      target: "Hedef",
      before: "Önce",
      after: "Sonra",
      recipient: "Alıcı",
      about: "Konusu",
      attempts: "Deneme",
      lastError: "Son hata",
      sentAt: "Gönderilme",
    },
    roles: trUsers.users.roles,
    purchaseStatuses: trPurchases.statuses,
    ticketStatuses: trTickets.tickets.statuses,
    priorities: trTickets.tickets.priorities,
    actions: trAudit.names,
    provider: "Ödeme sağlayıcısı",
    mailStatuses: trOperations.mails.states,
    templates: trOperations.mails.templates,
    delimiter: ";",
    decimal: ",",
  },
} satisfies Record<Language, object>;

export type ListWords = typeof listWords.en;
