export const texts = {
  title: "How It Works",
  description: "Seven steps from your first visit to a tailored CV, with tips for a better match score.",
  heading: "How to use Terzi",
  lead: "Seven steps, about ten minutes the first time. After that, a CV for each posting in about 30 seconds.",
  steps: {
    one: {
      title: "Sign up",
      text: "An e-mail address and a password are enough. A new account receives 10 free credits, which pay for 1 free CV generation.",
    },
    two: {
      title: "Fill in your career profile",
      text: "Everything that you have done, in one place: work, education, skills, languages, projects, publications and certifications. Upload a CV in PDF or DOCX and most of it is filled in for you.",
    },
    three: {
      title: "Find a job posting and copy its text",
      text: "The whole text. What is required, what is nice to have and what you would do all count.",
    },
    four: {
      title: "Paste it under Generate CV",
      text: "With the job title and, if you like, the company.",
    },
    five: {
      title: "Choose how the CV should be",
      text: "Language, tone, length, template, and how far the wording may go: strict, enhanced or extensive.",
    },
    six: {
      title: "Review the match analysis",
      text: "The score, each requirement with its evidence, and what is missing. Compare original and tailored text, and edit whatever you like.",
    },
    seven: {
      title: "Save and download",
      text: "Saving takes the price of one CV. Download it as PDF or DOCX, as often as you like.",
    },
  },
  tipsTitle: "Pro tips",
  tips: {
    strong: {
      title: "70% or more is a strong match",
      text: "Apply. Your profile proves most of what is asked for.",
    },
    weak: {
      title: "Below 60% requirements are missing",
      text: "Look at the list of gaps first. Often you have done it and only not written it down.",
    },
    numbers: { title: "Write numbers", text: "“Cut costs by 12%” proves more than “reduced costs”." },
    whole: { title: "Paste the whole posting", text: "A few lines give a score for a few lines." },
    profile: {
      title: "Keep the profile complete",
      text: "It is never sent as it is. What does not help a posting is left out of that CV.",
    },
    mode: {
      title: "Start with enhanced",
      text: "It improves the wording and stays with the facts. Use extensive when you can confirm what it adds.",
    },
  },
  cta: "Ready? Your first CV is free.",
  start: "Start Free",
};
