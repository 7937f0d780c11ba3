import { useEffect, useRef } from "react";

type Recaptcha = {
  ready(callback: () => void): void;
  render(element: HTMLElement, options: { sitekey: string; callback: (token: string) => void }): number;
};

const SCRIPT = "https://www.google.com/recaptcha/api.js?render=explicit";

/** The script of the provider, fetched once, and only where an operator has configured it. */
function loadRecaptcha(): Promise<Recaptcha> {
  const read = () => (window as { grecaptcha?: Recaptcha }).grecaptcha; // set by the provider's script
  const loaded = read();
  if (loaded) return Promise.resolve(loaded);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.onload = () => {
      const recaptcha = read();
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha));
    };
    script.onerror = () => reject(new Error("reCAPTCHA could not be loaded"));
    document.head.append(script);
  });
}

export function RecaptchaWidget({
  siteKey,
  onSolved,
}: {
  siteKey: string;
  onSolved: (token: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onSolved);
  report.current = onSolved;
  useEffect(() => {
    const element = place.current;
    if (!element || element.childElementCount) return;
    void loadRecaptcha().then((recaptcha) =>
      recaptcha.render(element, { sitekey: siteKey, callback: (token) => report.current(token) }),
    );
  }, [siteKey]);
  return <div ref={place} />;
}
