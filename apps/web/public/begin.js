// A page that came rendered can be read without its code. That is asked for when all that is seen has come, fonts too:
// on a slow line it would take the room of those. A slow picture doesn't keep it waiting for long.
(() => {
  const PATIENCE_MS = 3_000;
  const { code, along } = document.currentScript.dataset;
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of along.split(" "))
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
    document.head.append(
      Object.assign(document.createElement("script"), { type: "module", crossOrigin: "", src: code }),
    );
  };
  if (document.readyState === "complete") begin();
  addEventListener("load", begin);
  setTimeout(begin, PATIENCE_MS);
})();
