// Made by compile.ts from the tables of this package. Not written by hand.
import type { LoadPart, Tables } from "../src/parts.ts";
export const AT_HAND: Readonly<Record<string, Tables>> = {};
export const LOADERS: Readonly<Record<string, LoadPart>> = {
  "turkish": () => import("./parts/turkish.gen.ts"),
  "esco": () => import("./parts/esco.gen.ts"),
  "esco-2": () => import("./parts/esco-2.gen.ts"),
  "esco-3": () => import("./parts/esco-3.gen.ts"),
  "esco-4": () => import("./parts/esco-4.gen.ts"),
  "esco-5": () => import("./parts/esco-5.gen.ts"),
  "esco-6": () => import("./parts/esco-6.gen.ts"),
  "esco-7": () => import("./parts/esco-7.gen.ts"),
  "products": () => import("./parts/products.gen.ts"),
  "products-2": () => import("./parts/products-2.gen.ts"),
  "products-3": () => import("./parts/products-3.gen.ts"),
  "products-4": () => import("./parts/products-4.gen.ts"),
  "products-5": () => import("./parts/products-5.gen.ts"),
  "products-6": () => import("./parts/products-6.gen.ts"),
  "products-7": () => import("./parts/products-7.gen.ts"),
  "software": () => import("./parts/software.gen.ts"),
  "software-2": () => import("./parts/software-2.gen.ts"),
  "small-fields": () => import("./parts/small-fields.gen.ts"),
  "small-fields-2": () => import("./parts/small-fields-2.gen.ts"),
};
