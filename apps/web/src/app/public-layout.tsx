import { Outlet } from "@tanstack/react-router";
import { PublicHeader } from "./public-header.tsx";

/** The layout of pages that anybody may read. */
export function PublicLayout() {
  return (
    <>
      <PublicHeader />
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}
