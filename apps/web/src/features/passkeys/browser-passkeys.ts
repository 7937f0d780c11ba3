/** The library that speaks with the browser's part of passkeys; fetched only where one is used. */
const loadLibrary = () => import("@simplewebauthn/browser");
type Library = Awaited<ReturnType<typeof loadLibrary>>;

export const knowsPasskeys = (): boolean => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Has this device make a passkey. */
export const createPasskey = async (
  optionsJSON: Parameters<Library["startRegistration"]>[0]["optionsJSON"],
): ReturnType<Library["startRegistration"]> => (await loadLibrary()).startRegistration({ optionsJSON });

type Question = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** Asks for a passkey at once, in a dialog of the browser's. */
export const takePasskey = async (optionsJSON: Question): ReturnType<Library["startAuthentication"]> =>
  (await loadLibrary()).startAuthentication({ optionsJSON });

/**
 * Offers passkeys among what the browser fills the form with. Null where it doesn't do that; `ask` is then not called.
 * Stays open until somebody takes one, or `stopOffering`.
 */
export async function offerPasskeys(ask: () => Promise<Question>) {
  const library = await loadLibrary();
  if (!(await library.browserSupportsWebAuthnAutofill())) return null;
  return library.startAuthentication({ optionsJSON: await ask(), useBrowserAutofill: true });
}

export const stopOffering = async (): Promise<void> =>
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();

/** Why the browser made or gave no passkey; null where it wasn't the browser that failed. */
export function refusalOf(error: unknown): "cancelled" | "known" | "broken" | null {
  if (!(error instanceof Error) || error.name === "TRPCClientError") return null;
  if (error.name === "NotAllowedError" || error.name === "AbortError") return "cancelled";
  return error.name === "InvalidStateError" ? "known" : "broken";
}
