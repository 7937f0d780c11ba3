/** An invented person and posting, for people who want to see a result before they type. */
export const texts = {
  name: "Robin Example",
  location: "Bristol",
  summary:
    "Customer success manager with six years of experience in software companies. Brings new customers to their first result fast, and keeps them.",
  job: {
    position: "Customer Success Manager",
    company: "Northlight Software",
    first: "Onboarded 60 business customers a year and trained their teams",
    second: "Wrote the knowledge base and cut support tickets by 35%",
    achievement: "Raised the renewal rate from 82% to 93% in two years",
  },
  earlierJob: {
    position: "Support Specialist",
    company: "Brightdesk",
    first: "Answered 40 customer requests a day by phone and in Zendesk",
  },
  education: { degree: "Bachelor of Arts", field: "Communication", institution: "University of Westmere" },
  skills: {
    crm: "Salesforce",
    desk: "Zendesk",
    analysis: "Data analysis",
    onboarding: "Customer onboarding",
    presenting: "Presenting",
  },
  language: "English",
  posting: {
    title: "Senior Customer Success Manager",
    company: "Cloudharbour",
    text: `Senior Customer Success Manager

Cloudharbour helps logistics companies plan their routes.

Requirements
- 5+ years of experience in customer success
- Experience with Salesforce
- Customer onboarding
- Strong presenting skills
- Fluent English

Nice to have
- SQL
- Experience in logistics

What you will do
- Train the teams of our customers
- Raise the renewal rate`,
  },
};
