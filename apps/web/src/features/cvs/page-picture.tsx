import { useIntersection } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { fetchFontCss } from "@terzi/documents/font-css-browser";
import { cvHtml } from "@terzi/documents/html";
import { useMemo } from "react";
import { trpc } from "../../app/trpc.ts";
import classes from "./page-picture.module.css";

type Props = { id: string; editedAt: string | null };

/** As printed, without the desk that the page lies on. */
const AS_SHEET = `<style>@media screen {
html { background: #fff; overflow: hidden; } body { padding: 0; } main { width: auto; box-shadow: none; }
}</style></head>`;

/** The first page of a CV, small: drawn from the same HTML that is printed, once it scrolls into view. */
export function PagePicture(props: Props) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: "200px" });
  return (
    <div ref={ref} className={classes.sheet} aria-hidden>
      {entry && <SeenPicture {...props} isSeen={entry.isIntersecting} />}
    </div>
  );
}

function SeenPicture({ id, editedAt, isSeen }: Props & { isSeen: boolean }) {
  const client = trpc.useUtils().client;
  const drawn = useQuery({
    // Another one after every edit.
    queryKey: ["cv-look", id, editedAt],
    queryFn: async () => {
      const look = await client.cv.look.query({ id });
      // Without its fonts the picture still shows the page.
      return { look, fontCss: await fetchFontCss(look.template, look.design).catch(() => "") };
    },
    enabled: isSeen,
  });
  const html = useMemo(
    () => drawn.data && cvHtml(drawn.data.look, { fontCss: drawn.data.fontCss }).replace("</head>", AS_SHEET),
    [drawn.data],
  );
  return (
    html && (
      <iframe
        srcDoc={html}
        sandbox=""
        tabIndex={-1}
        title={drawn.data?.look.jobTitle}
        className={classes.page}
      />
    )
  );
}
