/** Vite's way to ask for the address of a file instead of its content. */
declare module "*.woff2?url" {
  const url: string;
  export default url;
}
