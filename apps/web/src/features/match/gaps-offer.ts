import { createContext, type ReactNode } from "react";

/** What opens the questions to the posting that a match belongs to; nothing where there is no such thing. */
export const GapsOfferSlot = createContext<ReactNode>(null);
