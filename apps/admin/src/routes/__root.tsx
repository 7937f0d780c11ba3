import { createRootRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../app/not-found-page.tsx";
import { Trouble } from "../app/trouble.tsx";

export const Route = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: Trouble });
