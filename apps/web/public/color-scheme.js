// Before the first paint, so that a dark page never flashes white. A file, because the policy forbids inline scripts.
(() => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    let choice = null;
    try {
      choice = localStorage.getItem("mantine-color-scheme-value");
    } catch {
      // Without storage the system decides.
    }
    const isDark = choice === "dark" || (choice !== "light" && system.matches);
    document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";
  };
  show();
  system.addEventListener("change", show);
})();
