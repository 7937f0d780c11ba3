import { createContext, type ReactNode } from "react";

/** Opens the questions about the posting of a match; nothing where there are none. */
export const GapsOfferSlot = createContext<ReactNode>(null);
