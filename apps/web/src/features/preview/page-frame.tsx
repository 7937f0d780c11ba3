import { useRef, useState } from "react";
import classes from "./page-frame.module.css";

/** An HTML document on a sheet of its own: no scripts run in it, and it is as high as its content. */
export function PageFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(1150);
  const fit = () => setHeight(frame.current?.contentDocument?.documentElement.scrollHeight ?? height);
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin"
      className={classes.frame}
      style={{ height }}
      onLoad={fit}
    />
  );
}
