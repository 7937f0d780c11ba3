import { Tooltip } from "@mantine/core";
import type { ComponentType, ReactNode } from "react";
import { Brand, BrandMark } from "./brand.tsx";
import classes from "./shell.module.css";

type LinkProps = { className: string; children: ReactNode; onClick?: () => void; "aria-label"?: string };

export type ShellLink = {
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  /** Draws the link with the app's own router; it sets `data-active` or `aria-current` itself. */
  render: (props: LinkProps) => ReactNode;
};

type Props = { links: ShellLink[]; isNarrow: boolean; footer: ReactNode; onNavigate?: () => void };

/** The sidebar's content, the same in the column and in the drawer; each is the landmark around it. */
export function ShellNavigation({ links, isNarrow, footer, onNavigate }: Props) {
  return (
    <>
      <div className={classes.brand}>{isNarrow ? <BrandMark size={26} /> : <Brand size={26} />}</div>
      <ul className={classes.links}>
        {links.map(({ label, icon: Icon, render }) => (
          <Tooltip key={label} label={label} position="right" disabled={!isNarrow}>
            <li>
              {render({
                className: classes.link ?? "",
                ...(onNavigate && { onClick: onNavigate }),
                ...(isNarrow && { "aria-label": label }),
                children: (
                  <>
                    <Icon size={20} stroke={1.6} />
                    {!isNarrow && <span>{label}</span>}
                  </>
                ),
              })}
            </li>
          </Tooltip>
        ))}
      </ul>
      <div className={classes.footer}>{footer}</div>
    </>
  );
}
