/** What lies over the page only for a while. */
const PASSING = "[role=dialog], [role=menu]";

/**
 * When a dialog that has the focus is taken out of the page, the focus goes back to what last had it on the page
 * itself: to the button of the menu, where a menu led to the dialog. Otherwise it would be lost, and with it the place
 * of those who came by keyboard. Returns what ends it.
 */
export function giveFocusBack(): () => void {
  let lender: HTMLElement | null = null;
  let borrower: Element | null = null;
  const watch = new MutationObserver(() => {
    if (!borrower || borrower.isConnected) return;
    borrower = null;
    watch.disconnect();
    if (document.activeElement === document.body && lender?.isConnected)
      lender.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    borrower = target.closest(PASSING) && target;
    if (borrower) return watch.observe(document.body, { childList: true, subtree: true });
    lender = target;
    watch.disconnect();
  };
  document.addEventListener("focusin", onFocus);
  return () => {
    document.removeEventListener("focusin", onFocus);
    watch.disconnect();
  };
}
