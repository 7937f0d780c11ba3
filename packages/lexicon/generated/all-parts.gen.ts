// Made by compile.ts from the tables of this package. Not written by hand.
import type { LoadPart, Tables } from "../src/parts.ts";
import { TABLES as part0 } from "./parts/turkish.gen.ts";
import { TABLES as part1 } from "./parts/accounting.gen.ts";
import { TABLES as part2 } from "./parts/arts.gen.ts";
import { TABLES as part3 } from "./parts/arts-2.gen.ts";
import { TABLES as part4 } from "./parts/aviation-and-shipping.gen.ts";
import { TABLES as part5 } from "./parts/aviation-and-shipping-2.gen.ts";
import { TABLES as part6 } from "./parts/aviation-and-shipping-3.gen.ts";
import { TABLES as part7 } from "./parts/banking-and-insurance.gen.ts";
import { TABLES as part8 } from "./parts/banking-and-insurance-2.gen.ts";
import { TABLES as part9 } from "./parts/chemistry.gen.ts";
import { TABLES as part10 } from "./parts/cleaning.gen.ts";
import { TABLES as part11 } from "./parts/construction.gen.ts";
import { TABLES as part12 } from "./parts/construction-2.gen.ts";
import { TABLES as part13 } from "./parts/construction-3.gen.ts";
import { TABLES as part14 } from "./parts/driving-and-freight.gen.ts";
import { TABLES as part15 } from "./parts/education.gen.ts";
import { TABLES as part16 } from "./parts/electrical.gen.ts";
import { TABLES as part17 } from "./parts/esco.gen.ts";
import { TABLES as part18 } from "./parts/esco-2.gen.ts";
import { TABLES as part19 } from "./parts/esco-3.gen.ts";
import { TABLES as part20 } from "./parts/esco-4.gen.ts";
import { TABLES as part21 } from "./parts/esco-5.gen.ts";
import { TABLES as part22 } from "./parts/esco-6.gen.ts";
import { TABLES as part23 } from "./parts/esco-7.gen.ts";
import { TABLES as part24 } from "./parts/esco-8.gen.ts";
import { TABLES as part25 } from "./parts/esco-9.gen.ts";
import { TABLES as part26 } from "./parts/esco-10.gen.ts";
import { TABLES as part27 } from "./parts/esco-11.gen.ts";
import { TABLES as part28 } from "./parts/esco-12.gen.ts";
import { TABLES as part29 } from "./parts/esco-13.gen.ts";
import { TABLES as part30 } from "./parts/esco-14.gen.ts";
import { TABLES as part31 } from "./parts/esco-15.gen.ts";
import { TABLES as part32 } from "./parts/esco-16.gen.ts";
import { TABLES as part33 } from "./parts/farming.gen.ts";
import { TABLES as part34 } from "./parts/farming-2.gen.ts";
import { TABLES as part35 } from "./parts/farming-3.gen.ts";
import { TABLES as part36 } from "./parts/food-production.gen.ts";
import { TABLES as part37 } from "./parts/food-production-2.gen.ts";
import { TABLES as part38 } from "./parts/hair-and-beauty.gen.ts";
import { TABLES as part39 } from "./parts/hotels-and-travel.gen.ts";
import { TABLES as part40 } from "./parts/hotels-and-travel-2.gen.ts";
import { TABLES as part41 } from "./parts/human-resources.gen.ts";
import { TABLES as part42 } from "./parts/kitchen.gen.ts";
import { TABLES as part43 } from "./parts/kitchen-2.gen.ts";
import { TABLES as part44 } from "./parts/languages.gen.ts";
import { TABLES as part45 } from "./parts/law.gen.ts";
import { TABLES as part46 } from "./parts/manufacturing.gen.ts";
import { TABLES as part47 } from "./parts/manufacturing-2.gen.ts";
import { TABLES as part48 } from "./parts/manufacturing-3.gen.ts";
import { TABLES as part49 } from "./parts/marketing.gen.ts";
import { TABLES as part50 } from "./parts/media.gen.ts";
import { TABLES as part51 } from "./parts/medicine.gen.ts";
import { TABLES as part52 } from "./parts/medicine-2.gen.ts";
import { TABLES as part53 } from "./parts/medicine-3.gen.ts";
import { TABLES as part54 } from "./parts/medicine-4.gen.ts";
import { TABLES as part55 } from "./parts/metalwork.gen.ts";
import { TABLES as part56 } from "./parts/metalwork-2.gen.ts";
import { TABLES as part57 } from "./parts/mining-and-energy.gen.ts";
import { TABLES as part58 } from "./parts/nursing-and-care.gen.ts";
import { TABLES as part59 } from "./parts/nursing-and-care-2.gen.ts";
import { TABLES as part60 } from "./parts/nursing-and-care-3.gen.ts";
import { TABLES as part61 } from "./parts/office.gen.ts";
import { TABLES as part62 } from "./parts/pharmacy.gen.ts";
import { TABLES as part63 } from "./parts/pharmacy-2.gen.ts";
import { TABLES as part64 } from "./parts/plumbing-and-heating.gen.ts";
import { TABLES as part65 } from "./parts/products.gen.ts";
import { TABLES as part66 } from "./parts/products-2.gen.ts";
import { TABLES as part67 } from "./parts/products-3.gen.ts";
import { TABLES as part68 } from "./parts/products-4.gen.ts";
import { TABLES as part69 } from "./parts/products-5.gen.ts";
import { TABLES as part70 } from "./parts/products-6.gen.ts";
import { TABLES as part71 } from "./parts/products-7.gen.ts";
import { TABLES as part72 } from "./parts/products-8.gen.ts";
import { TABLES as part73 } from "./parts/products-9.gen.ts";
import { TABLES as part74 } from "./parts/products-10.gen.ts";
import { TABLES as part75 } from "./parts/products-11.gen.ts";
import { TABLES as part76 } from "./parts/products-12.gen.ts";
import { TABLES as part77 } from "./parts/products-13.gen.ts";
import { TABLES as part78 } from "./parts/products-14.gen.ts";
import { TABLES as part79 } from "./parts/public-administration.gen.ts";
import { TABLES as part80 } from "./parts/qualifications.gen.ts";
import { TABLES as part81 } from "./parts/quality-and-safety.gen.ts";
import { TABLES as part82 } from "./parts/retail.gen.ts";
import { TABLES as part83 } from "./parts/science.gen.ts";
import { TABLES as part84 } from "./parts/science-2.gen.ts";
import { TABLES as part85 } from "./parts/science-3.gen.ts";
import { TABLES as part86 } from "./parts/security-and-rescue.gen.ts";
import { TABLES as part87 } from "./parts/security-and-rescue-2.gen.ts";
import { TABLES as part88 } from "./parts/software.gen.ts";
import { TABLES as part89 } from "./parts/software-2.gen.ts";
import { TABLES as part90 } from "./parts/software-3.gen.ts";
import { TABLES as part91 } from "./parts/software-4.gen.ts";
import { TABLES as part92 } from "./parts/sport.gen.ts";
import { TABLES as part93 } from "./parts/textiles.gen.ts";
import { TABLES as part94 } from "./parts/textiles-2.gen.ts";
import { TABLES as part95 } from "./parts/textiles-3.gen.ts";
import { TABLES as part96 } from "./parts/therapy-and-social-work.gen.ts";
import { TABLES as part97 } from "./parts/therapy-and-social-work-2.gen.ts";
import { TABLES as part98 } from "./parts/vehicles.gen.ts";
import { TABLES as part99 } from "./parts/veterinary.gen.ts";
import { TABLES as part100 } from "./parts/wood-and-finishing.gen.ts";
import { TABLES as part101 } from "./parts/small-fields.gen.ts";
export const AT_HAND: Readonly<Record<string, Tables>> = {
  "turkish": part0,
  "accounting": part1,
  "arts": part2,
  "arts-2": part3,
  "aviation-and-shipping": part4,
  "aviation-and-shipping-2": part5,
  "aviation-and-shipping-3": part6,
  "banking-and-insurance": part7,
  "banking-and-insurance-2": part8,
  "chemistry": part9,
  "cleaning": part10,
  "construction": part11,
  "construction-2": part12,
  "construction-3": part13,
  "driving-and-freight": part14,
  "education": part15,
  "electrical": part16,
  "esco": part17,
  "esco-2": part18,
  "esco-3": part19,
  "esco-4": part20,
  "esco-5": part21,
  "esco-6": part22,
  "esco-7": part23,
  "esco-8": part24,
  "esco-9": part25,
  "esco-10": part26,
  "esco-11": part27,
  "esco-12": part28,
  "esco-13": part29,
  "esco-14": part30,
  "esco-15": part31,
  "esco-16": part32,
  "farming": part33,
  "farming-2": part34,
  "farming-3": part35,
  "food-production": part36,
  "food-production-2": part37,
  "hair-and-beauty": part38,
  "hotels-and-travel": part39,
  "hotels-and-travel-2": part40,
  "human-resources": part41,
  "kitchen": part42,
  "kitchen-2": part43,
  "languages": part44,
  "law": part45,
  "manufacturing": part46,
  "manufacturing-2": part47,
  "manufacturing-3": part48,
  "marketing": part49,
  "media": part50,
  "medicine": part51,
  "medicine-2": part52,
  "medicine-3": part53,
  "medicine-4": part54,
  "metalwork": part55,
  "metalwork-2": part56,
  "mining-and-energy": part57,
  "nursing-and-care": part58,
  "nursing-and-care-2": part59,
  "nursing-and-care-3": part60,
  "office": part61,
  "pharmacy": part62,
  "pharmacy-2": part63,
  "plumbing-and-heating": part64,
  "products": part65,
  "products-2": part66,
  "products-3": part67,
  "products-4": part68,
  "products-5": part69,
  "products-6": part70,
  "products-7": part71,
  "products-8": part72,
  "products-9": part73,
  "products-10": part74,
  "products-11": part75,
  "products-12": part76,
  "products-13": part77,
  "products-14": part78,
  "public-administration": part79,
  "qualifications": part80,
  "quality-and-safety": part81,
  "retail": part82,
  "science": part83,
  "science-2": part84,
  "science-3": part85,
  "security-and-rescue": part86,
  "security-and-rescue-2": part87,
  "software": part88,
  "software-2": part89,
  "software-3": part90,
  "software-4": part91,
  "sport": part92,
  "textiles": part93,
  "textiles-2": part94,
  "textiles-3": part95,
  "therapy-and-social-work": part96,
  "therapy-and-social-work-2": part97,
  "vehicles": part98,
  "veterinary": part99,
  "wood-and-finishing": part100,
  "small-fields": part101,
};
export const LOADERS: Readonly<Record<string, LoadPart>> = {};
