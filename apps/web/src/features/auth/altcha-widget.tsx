/// <reference types="altcha/types/react" />
import "altcha/external";
import "altcha/altcha.css";
import "altcha/i18n/tr";
import Pbkdf2Worker from "altcha/workers/pbkdf2?worker";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./altcha-widget.module.css";

$altcha.algorithms.set("PBKDF2/SHA-256", () => new Pbkdf2Worker());

type Props = { challenge: Record<string, unknown>; onSolved: (token: string) => void };

/** Proof of work by ALTCHA. Its worker and its styles are files of ours, as the content security policy asks. */
export function AltchaWidget({ challenge, onSolved }: Props) {
  const { i18n } = useTranslation();
  const widget = useRef<HTMLElement>(null);
  const report = useRef(onSolved);
  report.current = onSolved;

  useEffect(() => {
    const element = widget.current;
    const listen = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail; // ALTCHA's own event
      if (state === "verified" && payload) report.current(payload);
    };
    element?.addEventListener("statechange", listen);
    return () => element?.removeEventListener("statechange", listen);
  }, []);

  return (
    <div className={classes.frame} key={i18n.language}>
      <altcha-widget
        ref={widget}
        challenge={JSON.stringify(challenge)}
        language={i18n.language}
        name="captcha"
        configuration={JSON.stringify({ hideFooter: true, hideLogo: true, minDuration: 300 })}
      />
    </div>
  );
}
