import { DECLINED_MAX } from "@terzi/contracts/cut-line";
import type { Place } from "@terzi/contracts/place";
import { useState } from "react";
import { type Offer, offersBeside, takeOffer } from "./offers.ts";
import type { StudioDoc } from "./studio-doc.ts";

export type OfferTurns = {
  current: Offer | undefined;
  choose: (offer: Offer | undefined) => void;
  step: (by: -1 | 1) => void;
  take: (taken: Offer[]) => void;
  leave: (offer: Offer) => void;
  beside: Offer[];
  /** Whether the key was j, k, y or n, and there is something to decide. */
  onLetter: (key: string) => boolean;
};

/** Going through the offers and saying yes or no to each. */
export function useOfferKeys(
  offers: Offer[],
  change: (make: (now: StudioDoc) => StudioDoc) => void,
  goTo: (at: Place) => void,
): OfferTurns {
  const [key, setKey] = useState<string | null>(null);
  const position = offers.findIndex((offer) => offer.key === key);
  const current = offers[position];
  const choose = (offer: Offer | undefined) => {
    setKey(offer?.key ?? null);
    if (offer) goTo(offer.at);
  };
  const step = (by: -1 | 1) => {
    if (!offers.length) return;
    const next = position < 0 ? (by > 0 ? 0 : offers.length - 1) : position + by;
    choose(offers[(next + offers.length) % offers.length]);
  };
  /** The next one that isn't decided. */
  const goOn = (settled: Offer[]) => {
    const rest = offers.filter((offer) => !settled.includes(offer));
    choose(rest.find((offer) => offers.indexOf(offer) > position) ?? rest[0]);
  };
  const take = (taken: Offer[]) => {
    change((now) => ({ ...now, content: taken.reduce(takeOffer, now.content) }));
    goOn(taken);
  };
  const leave = (offer: Offer) => {
    change((now) => ({ ...now, declined: [...now.declined, offer.key].slice(-DECLINED_MAX) }));
    goOn([offer]);
  };
  const onLetter = (letter: string): boolean => {
    if (!offers.length) return false;
    if (letter === "j") step(1);
    else if (letter === "k") step(-1);
    else if (letter === "y" && current) take([current]);
    else if (letter === "n" && current) leave(current);
    else return false;
    return true;
  };
  return {
    current,
    choose,
    step,
    take,
    leave,
    beside: current ? offersBeside(offers, current) : [],
    onLetter,
  };
}
