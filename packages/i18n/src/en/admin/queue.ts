export const texts = {
  title: "Needs a person",
  nothing: "Nothing is waiting for you.",
  waitingTickets_one: "ticket waits for an answer",
  waitingTickets_other: "tickets wait for an answer",
  openMessages_one: "contact message to deal with",
  openMessages_other: "contact messages to deal with",
  disputedPurchases_one: "payment is disputed",
  disputedPurchases_other: "payments are disputed",
  failedMails_one: "mail could not be sent",
  failedMails_other: "mails could not be sent",
  failedJobs_one: "background job failed",
  failedJobs_other: "background jobs failed",
};
