// Made by compile.ts from the tables of this package. Not written by hand.
import type { LoadPart, Tables } from "../src/parts.ts";
import { TABLES as part0 } from "./parts/turkish.gen.ts";
import { TABLES as part1 } from "./parts/accounting.gen.ts";
import { TABLES as part2 } from "./parts/arts.gen.ts";
import { TABLES as part3 } from "./parts/arts-2.gen.ts";
import { TABLES as part4 } from "./parts/aviation-and-shipping.gen.ts";
import { TABLES as part5 } from "./parts/aviation-and-shipping-2.gen.ts";
import { TABLES as part6 } from "./parts/banking-and-insurance.gen.ts";
import { TABLES as part7 } from "./parts/chemistry.gen.ts";
import { TABLES as part8 } from "./parts/cleaning.gen.ts";
import { TABLES as part9 } from "./parts/construction.gen.ts";
import { TABLES as part10 } from "./parts/construction-2.gen.ts";
import { TABLES as part11 } from "./parts/driving-and-freight.gen.ts";
import { TABLES as part12 } from "./parts/education.gen.ts";
import { TABLES as part13 } from "./parts/electrical.gen.ts";
import { TABLES as part14 } from "./parts/esco.gen.ts";
import { TABLES as part15 } from "./parts/esco-2.gen.ts";
import { TABLES as part16 } from "./parts/esco-3.gen.ts";
import { TABLES as part17 } from "./parts/esco-4.gen.ts";
import { TABLES as part18 } from "./parts/esco-5.gen.ts";
import { TABLES as part19 } from "./parts/esco-6.gen.ts";
import { TABLES as part20 } from "./parts/esco-7.gen.ts";
import { TABLES as part21 } from "./parts/esco-8.gen.ts";
import { TABLES as part22 } from "./parts/farming.gen.ts";
import { TABLES as part23 } from "./parts/farming-2.gen.ts";
import { TABLES as part24 } from "./parts/food-production.gen.ts";
import { TABLES as part25 } from "./parts/hair-and-beauty.gen.ts";
import { TABLES as part26 } from "./parts/hotels-and-travel.gen.ts";
import { TABLES as part27 } from "./parts/hotels-and-travel-2.gen.ts";
import { TABLES as part28 } from "./parts/human-resources.gen.ts";
import { TABLES as part29 } from "./parts/kitchen.gen.ts";
import { TABLES as part30 } from "./parts/law.gen.ts";
import { TABLES as part31 } from "./parts/manufacturing.gen.ts";
import { TABLES as part32 } from "./parts/manufacturing-2.gen.ts";
import { TABLES as part33 } from "./parts/marketing.gen.ts";
import { TABLES as part34 } from "./parts/media.gen.ts";
import { TABLES as part35 } from "./parts/medicine.gen.ts";
import { TABLES as part36 } from "./parts/medicine-2.gen.ts";
import { TABLES as part37 } from "./parts/medicine-3.gen.ts";
import { TABLES as part38 } from "./parts/metalwork.gen.ts";
import { TABLES as part39 } from "./parts/mining-and-energy.gen.ts";
import { TABLES as part40 } from "./parts/nursing-and-care.gen.ts";
import { TABLES as part41 } from "./parts/nursing-and-care-2.gen.ts";
import { TABLES as part42 } from "./parts/office.gen.ts";
import { TABLES as part43 } from "./parts/pharmacy.gen.ts";
import { TABLES as part44 } from "./parts/plumbing-and-heating.gen.ts";
import { TABLES as part45 } from "./parts/products.gen.ts";
import { TABLES as part46 } from "./parts/products-2.gen.ts";
import { TABLES as part47 } from "./parts/products-3.gen.ts";
import { TABLES as part48 } from "./parts/products-4.gen.ts";
import { TABLES as part49 } from "./parts/products-5.gen.ts";
import { TABLES as part50 } from "./parts/products-6.gen.ts";
import { TABLES as part51 } from "./parts/products-7.gen.ts";
import { TABLES as part52 } from "./parts/public-administration.gen.ts";
import { TABLES as part53 } from "./parts/quality-and-safety.gen.ts";
import { TABLES as part54 } from "./parts/retail.gen.ts";
import { TABLES as part55 } from "./parts/sales.gen.ts";
import { TABLES as part56 } from "./parts/science.gen.ts";
import { TABLES as part57 } from "./parts/science-2.gen.ts";
import { TABLES as part58 } from "./parts/security-and-rescue.gen.ts";
import { TABLES as part59 } from "./parts/software.gen.ts";
import { TABLES as part60 } from "./parts/software-2.gen.ts";
import { TABLES as part61 } from "./parts/sport.gen.ts";
import { TABLES as part62 } from "./parts/textiles.gen.ts";
import { TABLES as part63 } from "./parts/textiles-2.gen.ts";
import { TABLES as part64 } from "./parts/therapy-and-social-work.gen.ts";
import { TABLES as part65 } from "./parts/therapy-and-social-work-2.gen.ts";
import { TABLES as part66 } from "./parts/vehicles.gen.ts";
import { TABLES as part67 } from "./parts/veterinary.gen.ts";
import { TABLES as part68 } from "./parts/wood-and-finishing.gen.ts";
import { TABLES as part69 } from "./parts/small-fields.gen.ts";
export const AT_HAND: Readonly<Record<string, Tables>> = {
  "turkish": part0,
  "accounting": part1,
  "arts": part2,
  "arts-2": part3,
  "aviation-and-shipping": part4,
  "aviation-and-shipping-2": part5,
  "banking-and-insurance": part6,
  "chemistry": part7,
  "cleaning": part8,
  "construction": part9,
  "construction-2": part10,
  "driving-and-freight": part11,
  "education": part12,
  "electrical": part13,
  "esco": part14,
  "esco-2": part15,
  "esco-3": part16,
  "esco-4": part17,
  "esco-5": part18,
  "esco-6": part19,
  "esco-7": part20,
  "esco-8": part21,
  "farming": part22,
  "farming-2": part23,
  "food-production": part24,
  "hair-and-beauty": part25,
  "hotels-and-travel": part26,
  "hotels-and-travel-2": part27,
  "human-resources": part28,
  "kitchen": part29,
  "law": part30,
  "manufacturing": part31,
  "manufacturing-2": part32,
  "marketing": part33,
  "media": part34,
  "medicine": part35,
  "medicine-2": part36,
  "medicine-3": part37,
  "metalwork": part38,
  "mining-and-energy": part39,
  "nursing-and-care": part40,
  "nursing-and-care-2": part41,
  "office": part42,
  "pharmacy": part43,
  "plumbing-and-heating": part44,
  "products": part45,
  "products-2": part46,
  "products-3": part47,
  "products-4": part48,
  "products-5": part49,
  "products-6": part50,
  "products-7": part51,
  "public-administration": part52,
  "quality-and-safety": part53,
  "retail": part54,
  "sales": part55,
  "science": part56,
  "science-2": part57,
  "security-and-rescue": part58,
  "software": part59,
  "software-2": part60,
  "sport": part61,
  "textiles": part62,
  "textiles-2": part63,
  "therapy-and-social-work": part64,
  "therapy-and-social-work-2": part65,
  "vehicles": part66,
  "veterinary": part67,
  "wood-and-finishing": part68,
  "small-fields": part69,
};
export const LOADERS: Readonly<Record<string, LoadPart>> = {};
