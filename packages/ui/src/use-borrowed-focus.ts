import { type FocusEvent, useCallback, useRef, useState } from "react";

/** Knows whether the focus is inside a region, and gives it back to where it came from. */
export function useBorrowedFocus() {
  const region = useRef<HTMLElement>(null);
  const lender = useRef<HTMLElement | null>(null);
  const [isInside, setInside] = useState(false);
  const isWithin = (target: EventTarget | null) =>
    target instanceof Node && region.current?.contains(target) === true;
  // Where what had the focus is taken out of the page, nothing says that the focus is gone.
  const lookAgain = useCallback(
    () => setInside(region.current?.contains(document.activeElement) === true),
    [],
  );
  return {
    isInside,
    lookAgain,
    borrow: () => region.current?.focus(),
    giveBack() {
      if (!isWithin(document.activeElement)) return;
      if (lender.current?.isConnected) lender.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    handlers: {
      ref: region,
      onFocus({ relatedTarget }: FocusEvent) {
        if (!isWithin(relatedTarget))
          lender.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        setInside(true);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => setInside(isWithin(relatedTarget)),
    },
  };
}
