export const texts = {
  title: "Bring postings here",
  lead: "With one press, from any page straight to Generate CV. Terzi never opens other people's pages: you hand it what you see.",
  computer: {
    title: "On a computer: a bookmark",
    drag: "Drag this to your bookmarks bar:",
    button: "To Terzi",
    use: "On the posting's page select its text, then press the bookmark. Without a selection it takes the page's main text.",
    pressed: "Drag it to your bookmarks bar",
    pressedText: "It does its work on other pages.",
    noBar:
      "No bookmarks bar in sight? Ctrl+Shift+B shows it, on a Mac ⌘+Shift+B. Or make a bookmark of any page, and put this in place of its address:",
    copy: "Copy the bookmark's address",
    copied: "Copied",
  },
  phone: {
    title: "On a phone: the share menu",
    install:
      "Put Terzi on your first screen: open your browser's menu and choose “Install app” or “Add to Home screen”.",
    use: "On Android, Terzi then stands in the share menu: select the posting's text, press Share, choose Terzi. On an iPhone, copy the text and paste it.",
  },
  begin: "Generate CV",
};
