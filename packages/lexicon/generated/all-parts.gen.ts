// Made by compile.ts from the tables of this package. Not written by hand.
import type { LoadPart, Tables } from "../src/parts.ts";
import { TABLES as part0 } from "./parts/turkish.gen.ts";
import { TABLES as part1 } from "./parts/esco.gen.ts";
import { TABLES as part2 } from "./parts/esco-2.gen.ts";
import { TABLES as part3 } from "./parts/esco-3.gen.ts";
import { TABLES as part4 } from "./parts/esco-4.gen.ts";
import { TABLES as part5 } from "./parts/esco-5.gen.ts";
import { TABLES as part6 } from "./parts/esco-6.gen.ts";
import { TABLES as part7 } from "./parts/esco-7.gen.ts";
import { TABLES as part8 } from "./parts/products.gen.ts";
import { TABLES as part9 } from "./parts/products-2.gen.ts";
import { TABLES as part10 } from "./parts/products-3.gen.ts";
import { TABLES as part11 } from "./parts/products-4.gen.ts";
import { TABLES as part12 } from "./parts/products-5.gen.ts";
import { TABLES as part13 } from "./parts/products-6.gen.ts";
import { TABLES as part14 } from "./parts/products-7.gen.ts";
import { TABLES as part15 } from "./parts/software.gen.ts";
import { TABLES as part16 } from "./parts/software-2.gen.ts";
import { TABLES as part17 } from "./parts/small-fields.gen.ts";
import { TABLES as part18 } from "./parts/small-fields-2.gen.ts";
export const AT_HAND: Readonly<Record<string, Tables>> = {
  "turkish": part0,
  "esco": part1,
  "esco-2": part2,
  "esco-3": part3,
  "esco-4": part4,
  "esco-5": part5,
  "esco-6": part6,
  "esco-7": part7,
  "products": part8,
  "products-2": part9,
  "products-3": part10,
  "products-4": part11,
  "products-5": part12,
  "products-6": part13,
  "products-7": part14,
  "software": part15,
  "software-2": part16,
  "small-fields": part17,
  "small-fields-2": part18,
};
export const LOADERS: Readonly<Record<string, LoadPart>> = {};
