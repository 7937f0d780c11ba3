export const texts = {
  title: "Interview preparation",
  cardText:
    "What this posting invites them to ask, the line of yours that answers it, and where they may press you.",
  open: "Prepare the interview",
  lead: "Everything here is made from your own lines, in the CV's language. What your profile doesn't tell stays open for you to recall.",
  print: "Print as PDF",
  payText_one: "Preparing the interview for this CV costs {{count}} credit, once.",
  payText_other: "Preparing the interview for this CV costs {{count}} credits, once.",
  pay: "Prepare the interview",
  nothing: "This posting asks for nothing that could be prepared. Your CV and the posting are all there is.",
  profileEmpty: "Fill in your career profile first: the answers are made of what it says.",
};
