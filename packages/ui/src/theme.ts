import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import controls from "./controls.module.css";

const ink: MantineColorsTuple = [
  "#eef2fb",
  "#dbe4f6",
  "#b7c8ec",
  "#93abe2",
  "#708fd7",
  "#5275c9",
  "#3d60b8",
  "#2f4fa3",
  "#243f86",
  "#1a2f66",
];
const gray: MantineColorsTuple = [
  "#faf9f6",
  "#f3f1ec",
  "#e9e6df",
  "#dedad1",
  "#cbc6bb",
  "#aaa598",
  "#7f7b71",
  "#5c594f",
  "#3c3a35",
  "#24231f",
];
const dark: MantineColorsTuple = [
  "#e7e5e0",
  "#c6c8ce",
  "#a6abb8",
  "#7d8392",
  "#3a3f4b",
  "#2e323c",
  "#1b1e25",
  "#14161b",
  "#101217",
  "#0b0d10",
];
const thread: MantineColorsTuple = [
  "#fdf1ec",
  "#f9ddd2",
  "#f2baa4",
  "#ea9573",
  "#de744c",
  "#cb5c34",
  "#b4492a",
  "#963a20",
  "#78301c",
  "#5a2517",
];

/** The look of both apps. Colours that pages without Mantine need too are in `tokens.css`. */
export const theme = createTheme({
  colors: { ink, gray, dark, thread },
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 6 },
  white: "#ffffff",
  black: "#1d2130",
  fontFamily: "var(--t-sans)",
  headings: {
    fontFamily: "var(--t-serif)",
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "2rem", lineHeight: "1.2" },
      h2: { fontSize: "1.375rem", lineHeight: "1.3" },
      h3: { fontSize: "1.125rem", lineHeight: "1.4" },
    },
  },
  defaultRadius: "md",
  radius: { xs: "0.25rem", sm: "0.375rem", md: "0.5rem", lg: "0.75rem", xl: "1.25rem" },
  cursorType: "pointer",
  respectReducedMotion: true,
  autoContrast: true,
  components: {
    Card: { defaultProps: { withBorder: true, padding: "lg", radius: "lg" } },
    Paper: { defaultProps: { radius: "lg" } },
    Badge: { defaultProps: { variant: "light", radius: "sm", tt: "none", fw: 500 } },
    ActionIcon: { classNames: { root: controls.icon ?? "" } },
    Tooltip: { defaultProps: { openDelay: 300 } },
    // A menu that fades lies over the dialog that it opened, and takes the clicks meant for that.
    Menu: { defaultProps: { transitionProps: { duration: 150, exitDuration: 0 } } },
    // A dialog that fades out lies over the page as a menu would. Its head is no banner of the page.
    Modal: {
      defaultProps: {
        radius: "lg",
        centered: true,
        attributes: { header: { role: "presentation" } },
        transitionProps: { duration: 200, exitDuration: 0, transition: "fade-down" },
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 200, exitDuration: 0 } } },
    DrawerRoot: { defaultProps: { transitionProps: { duration: 200, exitDuration: 0 } } },
    Anchor: { defaultProps: { underline: "always" } },
    Button: { defaultProps: { fw: 500 } },
    // Tabs that don't fit a phone scroll sideways rather than stack up.
    Tabs: {
      styles: {
        list: {
          flexWrap: "nowrap",
          overflowX: "auto",
          overflowY: "hidden",
          scrollbarWidth: "thin",
          // Mantine's line below the tabs scrolls away with them; this one stays.
          boxShadow: "inset 0 calc(-1 * var(--tabs-list-border-width)) var(--tab-border-color)",
        },
      },
    },
  },
});

// Mantine's light badges and subtle texts are too pale for 4.5:1 on paper; these are not.
const READABLE = ["ink", "thread", "green", "yellow", "orange", "red", "blue", "gray", "teal"];

export const resolveVariables: CSSVariablesResolver = (theme) => ({
  variables: {},
  light: {
    "--mantine-color-body": "var(--t-surface)",
    "--mantine-color-text": "var(--t-text)",
    "--mantine-color-dimmed": "var(--t-dimmed)",
    "--mantine-color-default-border": "var(--t-line)",
    "--mantine-color-placeholder": "#757067",
    "--mantine-color-error": "#b3261e",
    ...Object.fromEntries(
      READABLE.flatMap((name) => [
        [`--mantine-color-${name}-light`, `color-mix(in srgb, ${theme.colors[name]?.[1]} 65%, #fff)`],
        [`--mantine-color-${name}-light-color`, deepened(theme.colors[name]?.[9], name)],
      ]),
    ),
  },
  dark: {
    "--mantine-color-body": "var(--t-surface)",
    "--mantine-color-text": "var(--t-text)",
    "--mantine-color-dimmed": "var(--t-dimmed)",
    "--mantine-color-default-border": "var(--t-line)",
    "--mantine-color-placeholder": "#8b909c",
    // On a surface of its own colour a button that can't be pressed would be gone.
    "--mantine-color-disabled": "#2a2e38",
    "--mantine-color-disabled-color": "#8b909c",
    "--mantine-color-error": "#ff9d94",
    ...Object.fromEntries(
      READABLE.flatMap((name) => [
        [`--mantine-color-${name}-light`, `color-mix(in srgb, ${theme.colors[name]?.[6]} 20%, transparent)`],
        [`--mantine-color-${name}-light-color`, theme.colors[name]?.[2] ?? "inherit"],
      ]),
    ),
  },
});

/** Yellow, orange and green at their deepest are still too light for small text on their own tint. */
function deepened(shade: string | undefined, name: string): string {
  const deeper: Record<string, string> = {
    yellow: "#7a4a00",
    orange: "#8f3400",
    green: "#1c5e2b",
    teal: "#0a5c46",
  };
  return deeper[name] ?? shade ?? "inherit";
}
