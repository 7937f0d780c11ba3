// Made by compile.ts from the tables of this package. Not written by hand.
import type { LoadPart, Tables } from "../src/parts.ts";
import { TABLES as part0 } from "./parts/turkish.gen.ts";
import { TABLES as part1 } from "./parts/accounting.gen.ts";
import { TABLES as part2 } from "./parts/arts.gen.ts";
import { TABLES as part3 } from "./parts/aviation-and-shipping.gen.ts";
import { TABLES as part4 } from "./parts/aviation-and-shipping-2.gen.ts";
import { TABLES as part5 } from "./parts/banking-and-insurance.gen.ts";
import { TABLES as part6 } from "./parts/chemistry.gen.ts";
import { TABLES as part7 } from "./parts/cleaning.gen.ts";
import { TABLES as part8 } from "./parts/construction.gen.ts";
import { TABLES as part9 } from "./parts/construction-2.gen.ts";
import { TABLES as part10 } from "./parts/driving-and-freight.gen.ts";
import { TABLES as part11 } from "./parts/education.gen.ts";
import { TABLES as part12 } from "./parts/electrical.gen.ts";
import { TABLES as part13 } from "./parts/esco.gen.ts";
import { TABLES as part14 } from "./parts/esco-2.gen.ts";
import { TABLES as part15 } from "./parts/esco-3.gen.ts";
import { TABLES as part16 } from "./parts/esco-4.gen.ts";
import { TABLES as part17 } from "./parts/esco-5.gen.ts";
import { TABLES as part18 } from "./parts/esco-6.gen.ts";
import { TABLES as part19 } from "./parts/esco-7.gen.ts";
import { TABLES as part20 } from "./parts/esco-8.gen.ts";
import { TABLES as part21 } from "./parts/farming.gen.ts";
import { TABLES as part22 } from "./parts/farming-2.gen.ts";
import { TABLES as part23 } from "./parts/food-production.gen.ts";
import { TABLES as part24 } from "./parts/hair-and-beauty.gen.ts";
import { TABLES as part25 } from "./parts/hotels-and-travel.gen.ts";
import { TABLES as part26 } from "./parts/human-resources.gen.ts";
import { TABLES as part27 } from "./parts/kitchen.gen.ts";
import { TABLES as part28 } from "./parts/law.gen.ts";
import { TABLES as part29 } from "./parts/manufacturing.gen.ts";
import { TABLES as part30 } from "./parts/manufacturing-2.gen.ts";
import { TABLES as part31 } from "./parts/marketing.gen.ts";
import { TABLES as part32 } from "./parts/media.gen.ts";
import { TABLES as part33 } from "./parts/medicine.gen.ts";
import { TABLES as part34 } from "./parts/medicine-2.gen.ts";
import { TABLES as part35 } from "./parts/medicine-3.gen.ts";
import { TABLES as part36 } from "./parts/metalwork.gen.ts";
import { TABLES as part37 } from "./parts/mining-and-energy.gen.ts";
import { TABLES as part38 } from "./parts/nursing-and-care.gen.ts";
import { TABLES as part39 } from "./parts/nursing-and-care-2.gen.ts";
import { TABLES as part40 } from "./parts/office.gen.ts";
import { TABLES as part41 } from "./parts/pharmacy.gen.ts";
import { TABLES as part42 } from "./parts/products.gen.ts";
import { TABLES as part43 } from "./parts/products-2.gen.ts";
import { TABLES as part44 } from "./parts/products-3.gen.ts";
import { TABLES as part45 } from "./parts/products-4.gen.ts";
import { TABLES as part46 } from "./parts/products-5.gen.ts";
import { TABLES as part47 } from "./parts/products-6.gen.ts";
import { TABLES as part48 } from "./parts/products-7.gen.ts";
import { TABLES as part49 } from "./parts/public-administration.gen.ts";
import { TABLES as part50 } from "./parts/quality-and-safety.gen.ts";
import { TABLES as part51 } from "./parts/retail.gen.ts";
import { TABLES as part52 } from "./parts/sales.gen.ts";
import { TABLES as part53 } from "./parts/science.gen.ts";
import { TABLES as part54 } from "./parts/science-2.gen.ts";
import { TABLES as part55 } from "./parts/security-and-rescue.gen.ts";
import { TABLES as part56 } from "./parts/software.gen.ts";
import { TABLES as part57 } from "./parts/software-2.gen.ts";
import { TABLES as part58 } from "./parts/sport.gen.ts";
import { TABLES as part59 } from "./parts/textiles.gen.ts";
import { TABLES as part60 } from "./parts/textiles-2.gen.ts";
import { TABLES as part61 } from "./parts/therapy-and-social-work.gen.ts";
import { TABLES as part62 } from "./parts/therapy-and-social-work-2.gen.ts";
import { TABLES as part63 } from "./parts/vehicles.gen.ts";
import { TABLES as part64 } from "./parts/veterinary.gen.ts";
import { TABLES as part65 } from "./parts/wood-and-finishing.gen.ts";
import { TABLES as part66 } from "./parts/small-fields.gen.ts";
export const AT_HAND: Readonly<Record<string, Tables>> = {
  "turkish": part0,
  "accounting": part1,
  "arts": part2,
  "aviation-and-shipping": part3,
  "aviation-and-shipping-2": part4,
  "banking-and-insurance": part5,
  "chemistry": part6,
  "cleaning": part7,
  "construction": part8,
  "construction-2": part9,
  "driving-and-freight": part10,
  "education": part11,
  "electrical": part12,
  "esco": part13,
  "esco-2": part14,
  "esco-3": part15,
  "esco-4": part16,
  "esco-5": part17,
  "esco-6": part18,
  "esco-7": part19,
  "esco-8": part20,
  "farming": part21,
  "farming-2": part22,
  "food-production": part23,
  "hair-and-beauty": part24,
  "hotels-and-travel": part25,
  "human-resources": part26,
  "kitchen": part27,
  "law": part28,
  "manufacturing": part29,
  "manufacturing-2": part30,
  "marketing": part31,
  "media": part32,
  "medicine": part33,
  "medicine-2": part34,
  "medicine-3": part35,
  "metalwork": part36,
  "mining-and-energy": part37,
  "nursing-and-care": part38,
  "nursing-and-care-2": part39,
  "office": part40,
  "pharmacy": part41,
  "products": part42,
  "products-2": part43,
  "products-3": part44,
  "products-4": part45,
  "products-5": part46,
  "products-6": part47,
  "products-7": part48,
  "public-administration": part49,
  "quality-and-safety": part50,
  "retail": part51,
  "sales": part52,
  "science": part53,
  "science-2": part54,
  "security-and-rescue": part55,
  "software": part56,
  "software-2": part57,
  "sport": part58,
  "textiles": part59,
  "textiles-2": part60,
  "therapy-and-social-work": part61,
  "therapy-and-social-work-2": part62,
  "vehicles": part63,
  "veterinary": part64,
  "wood-and-finishing": part65,
  "small-fields": part66,
};
export const LOADERS: Readonly<Record<string, LoadPart>> = {};
