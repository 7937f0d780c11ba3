export const texts = {
  updated: "Last changed in November 2026",
  someone: "the operator of this site",
  unnamed: "The operator of this site has not been named yet.",
  privacy: {
    title: "Privacy Policy",
    description: "What Terzi keeps about you, why, for how long, and how you get it back or have it deleted.",
    lead: "What we keep about you, what for, and how you get rid of it. In short: what you write is used to make your CVs, and for nothing else.",
    who: "Who is responsible",
    whoText: "Responsible for your data is {{name}}, {{address}}.",
    writeTo: "You can reach us at {{email}}.",
    account: "Your account",
    accountText:
      "Your email address, your name if you give one, your language, and your password, of which only a hash (argon2id) is stored. For a passkey we keep its public half, its name and when it was last used; your fingerprint and your face never leave your device. If you log in with an account on another site, we keep which one it is and its email address, and nothing else about it. We need them so that you, and nobody else, can log in. For each session we keep when it began and which browser and system it runs on; a session that is not used ends after 30 days.",
    career: "Your profile and your CVs",
    careerText:
      "What you write into your career profile, the postings that you paste, and the CVs made of both. A CV file that you upload is read and not kept. A preview that you don't save is deleted after a day. A CV that you share can be read by whoever has its link, until the link ends or you switch it off; how often it is opened is counted, and not by whom. Everything else stays until you change or delete it.",
    purchases: "Purchases",
    purchasesText:
      "Which package you bought, when and for how much. Your card details never reach us. Purchases have to stay in the books by law; when your account is deleted, they stay without you.",
    stripe:
      "Payments are made with Stripe, who receive your card details directly and process them by their own privacy policy.",
    sandbox: "On this site payments are a trial run: only test cards are taken, and no money.",
    letters: "Messages and emails",
    lettersText:
      "Support tickets and what you send with the contact form, so that we can answer. Emails that we sent you are kept for 30 days.",
    model: "Language models",
    modelYes:
      "To word your CV and to read uploaded files, this site asks a language model at {{host}}. It receives the posting and the parts of your profile that are needed for it. What it answers is checked against your profile before you see it.",
    modelNo:
      "No outside language model is used here: your profile and your postings are processed on our own server and passed on to nobody.",
    browser: "Cookies and your browser",
    browserText:
      "We set three cookies: one keeps you logged in, one remembers your language, and one remembers whether the sidebar is folded. A shared CV with a password sets one more, for an hour, so that it is asked for once. What you have typed but not saved yet is kept in your own browser; a posting that you have started on is also kept with your account, so that you find it on your other devices. There is no advertising, no tracking and no analysis of visits, and no part of any page is loaded from anywhere else.",
    captcha: "The check at sign-up is done by Google reCAPTCHA, for which your browser connects to Google.",
    addresses: "Logs",
    addressesText:
      "Our logs say which page was asked for and when, but not by whom. Your IP address is used to stop abuse, by counting calls for a limited time.",
    rights: "Your rights",
    rightsText:
      "Under Settings you can download everything we keep about you as one file, correct it, and delete your account for good. You may also object to the use of your data, and complain to a data protection authority.",
  },
  terms: {
    title: "Terms of Use",
    description: "What you can expect of Terzi, and what we expect of you.",
    lead: "What you can expect of us, and what we expect of you. Short, so that it can be read.",
    what: "What Terzi does",
    whatText:
      "You keep a career profile and paste job postings; Terzi makes CVs tailored to them and tells you how well you match. The contract is between you and {{name}}. The score is computed by a published formula. It is no promise of an interview.",
    account: "Your account",
    accountText:
      "Please give an email address that is yours, and keep your password to yourself. One person, one account. You can leave at any time: deleting your account ends the contract at once.",
    credits: "Credits",
    creditsText:
      "A CV is paid for with credits when you save it; generating, looking at it and editing it cost nothing. A new account receives free credits. Credits are bought once, without a subscription, and never expire. They can't be passed on or exchanged for money.",
    refunds: "Refunds",
    refundsText:
      "If something went wrong, write to us and we will put it right. When a payment is refunded, what is left of its credits is taken back. Your rights as a consumer stay untouched.",
    truth: "Your responsibility",
    truthText:
      "You answer for what your CV says. Terzi adds nothing that your profile does not hold unless you confirm it; please read your CV before you send it. What you write stays yours. You allow us to process it as far as that is needed to make your CVs.",
    fair: "Fair use",
    fairText:
      "Please don't try to get around limits, to get at other people's data, or to use Terzi for anything unlawful. We may close accounts that do.",
    liability: "Availability and liability",
    liabilityText:
      "We keep Terzi running as well as we can, but can't promise that it is never interrupted. For harm done on purpose or through gross negligence, and wherever the law says so, we are liable without limit; otherwise only as far as the law requires.",
    changes: "Changes",
    changesText:
      "If these terms change in a way that matters to you, we tell you by email before. Credits that you have bought keep their worth.",
  },
  imprint: {
    title: "Imprint",
    description: "Who runs this site, who answers for what it says, and how you reach them.",
    lead: "Who runs this site, who answers for what it says, and how you reach them.",
    who: "Operator",
    contact: "Contact",
  },
};
