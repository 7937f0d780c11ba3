export const texts = {
  title: "How It Works",
  description: "Seven steps from your first visit to a tailored CV, with tips for a better match score.",
  heading: "How to use Terzi",
  lead: "Seven steps, about ten minutes the first time. After that, a CV for each posting in about 30 seconds.",
  steps: {
    one: {
      title: "Sign up",
      text: "An email address and a password are enough. A new account receives 10 free credits, which pay for 1 free CV generation.",
    },
    two: {
      title: "Fill in your career profile",
      text: "Everything that you have done, in one place: work, education, skills, languages, projects, publications and certifications. Upload a CV in PDF or DOCX and most of it is filled in for you.",
    },
    three: {
      title: "Find a job posting and copy its text",
      text: "The whole text. What is required, what is nice to have and what you would do all count. Our bookmark, or your phone's share menu once Terzi is installed there, brings it here with one tap.",
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
      text: "Saving takes the price of one CV. Download it as PDF or DOCX, as often as you like, or share it by a link. Under Applications you keep track of what you sent, and of what comes next.",
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
      text: "Look at the list of gaps first. Often you have done it and just not written it down.",
    },
    numbers: { title: "Write numbers", text: "“Cut costs by 12%” proves more than “reduced costs”." },
    whole: { title: "Paste the whole posting", text: "A few lines give a score for a few lines." },
    profile: {
      title: "Keep the profile complete",
      text: "It is never sent as it is. What does not help with a posting is left out of that CV.",
    },
    beside: {
      title: "Don't stop at the CV",
      text: "Each saved CV comes with a cover letter, interview preparation and questions that help you close its gaps: all from your own lines, nothing made up. You can also have the same CV in the other language, side by side, with numbers, dates and names checked.",
    },
    assistant: {
      title: "Let your assistant do it",
      text: "Give your AI assistant a token from the settings, and it can score postings, prepare CVs and keep your board up to date. It writes nothing that your profile doesn't show.",
    },
    mode: {
      title: "Start with enhanced",
      text: "It improves the wording and stays with the facts. Use extensive when you can confirm what it adds.",
    },
  },
  score: {
    title: "How the match score is computed",
    lead: "By fixed rules, not by an AI model's opinion: on the same day, the same posting and the same profile always give the same number. Where an AI model helps, it may point out lines of your profile that the rules have missed. They are marked, add ten points at most between them, and count in full only once you confirm them.",
    asked: {
      title: "1. What is asked for",
      text: "The posting is read line by line. Each thing that it asks of you becomes a requirement, in the posting's own words: a skill, a degree, years of work, a language, a task. Benefits, praise of the company and how to apply ask nothing of you and don't count.",
    },
    weight: {
      title: "2. What matters how much",
      text: "A must-have weighs twice as much as a nice-to-have. Tools, years of work and certificates weigh most, then knowledge, degrees, tasks and languages, personal qualities least. The job itself, by its title, is a quarter of the score.",
    },
    shown: {
      title: "3. What you show",
      text: "For each requirement your profile is searched for words that show it, in either language. Met earns all of its points, partly met a part, missing none. What your lists name counts as met; where no work shows it, you are told to show it.",
    },
    sum: {
      title: "4. The sum",
      text: "All requirements together are worth 100 points, shared out by their weight. Your score is the sum of what you earned, rounded.",
    },
    example:
      "For example: the job itself is worth 25 points and you meet it, a must-have is worth 50 and you meet half of it, a nice-to-have is worth 25 and is missing. You earn 25 + 25 + 0, and the score is 50.",
    where:
      "For your own posting you see these points line by line: while you paste it, in the preview, and with each CV. Repeated keywords and hidden instructions to machines earn nothing, in a posting or in a profile.",
  },
  cta: "Ready? Your first CV is free.",
  start: "Start Free",
};
