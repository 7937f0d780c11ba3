export const texts = {
  title: "Bring postings here",
  lead: "From any page straight to Generate CV, with one click. Terzi never opens other people's pages: you hand over what you see.",
  computer: {
    title: "On a computer: a bookmark",
    drag: "Drag this to your bookmarks bar:",
    button: "To Terzi",
    use: "On the posting's page, select its text and click the bookmark. Without a selection it takes the page's main text.",
    pressed: "Drag it to your bookmarks bar",
    pressedText: "It works on other pages.",
    noBar:
      "No bookmarks bar in sight? Ctrl+Shift+B shows it, on a Mac ⌘+Shift+B. Or make a bookmark of any page, and put this in place of its address:",
    copy: "Copy the bookmark's address",
    copied: "Copied",
  },
  phone: {
    title: "On a phone: the share menu",
    install:
      "Put Terzi on your home screen: open your browser's menu and choose “Install app” or “Add to Home screen”.",
    use: "On Android, Terzi then appears in the share menu: select the posting's text, tap Share, choose Terzi. On an iPhone, copy the text and paste it.",
  },
  begin: "Generate CV",
};
