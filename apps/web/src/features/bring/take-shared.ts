import { keepBrought } from "../generate/brought-posting.ts";
import { readShared } from "./read-shared.ts";

/** What follows "#", as the bookmark wrote it; nothing when somebody else did. */
function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** Takes what came with the page, in its address or inside it, and stores it for the wizard. */
export function takeShared(): void {
  const inPage = document.getElementById("brought");
  const brought = readShared(inPage?.textContent ?? readHash());
  // Another visit to this address in the same document brings nothing.
  inPage?.remove();
  if (brought) keepBrought(brought);
}
