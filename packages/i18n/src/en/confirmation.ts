export const texts = {
  title: "Confirm your email address",
  notice:
    "Open the link that we mailed to {{email}}, or have a new one sent. Then you can buy credits; everything else works already.",
  pay: "Your receipts go to {{email}}, and so do the links that let you back in. Before you pay, please open the link that we sent there: it shows that the address is yours. This window then continues by itself.",
  again: "Send It Again",
  renew: "Send a New Link",
  sent: "A link is on its way",
  sentText: "It works for {{hours}} hours. Nothing there? Check your spam folder too.",
  sendFailed: "The link could not be sent",
  change: "Wrong address? Change it in the settings",
  waiting: "Waiting for you to open the link...",
  confirmed: "confirmed",
  unconfirmed: "not confirmed yet",
  page: {
    lead: "One click tells us that this address is yours.",
    submit: "Confirm My Address",
    failed: "The address could not be confirmed",
    done: "Your address is confirmed",
    doneText: "We now know that {{email}} is yours. You can close this tab or continue here.",
    on: "Continue",
    expired: "This link doesn't work any more",
    expiredText:
      "It works once, for {{hours}} hours. If you have opened it before, your address is confirmed and all is well. If not, log in and have a new one sent.",
    logIn: "Log In",
  },
};
