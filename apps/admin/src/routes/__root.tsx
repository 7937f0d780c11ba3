import { createRootRoute } from "@tanstack/react-router";
import { AdminLayout } from "../app/admin-layout.tsx";
import { NotFoundPage } from "../app/not-found-page.tsx";

export const Route = createRootRoute({ component: AdminLayout, notFoundComponent: NotFoundPage });
