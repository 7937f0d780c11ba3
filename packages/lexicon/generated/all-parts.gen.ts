// Made by compile.ts from the tables of this package. Not written by hand.
import type { LoadPart, Tables } from "../src/parts.ts";
import { TABLES as part0 } from "./parts/turkish.gen.ts";
import { TABLES as part1 } from "./parts/accounting.gen.ts";
import { TABLES as part2 } from "./parts/arts.gen.ts";
<<<<<<< HEAD
import { TABLES as part3 } from "./parts/arts-2.gen.ts";
import { TABLES as part4 } from "./parts/aviation-and-shipping.gen.ts";
import { TABLES as part5 } from "./parts/aviation-and-shipping-2.gen.ts";
import { TABLES as part6 } from "./parts/aviation-and-shipping-3.gen.ts";
import { TABLES as part7 } from "./parts/aviation-and-shipping-4.gen.ts";
import { TABLES as part8 } from "./parts/banking-and-insurance.gen.ts";
import { TABLES as part9 } from "./parts/banking-and-insurance-2.gen.ts";
import { TABLES as part10 } from "./parts/chemistry.gen.ts";
import { TABLES as part11 } from "./parts/cleaning.gen.ts";
import { TABLES as part12 } from "./parts/construction.gen.ts";
import { TABLES as part13 } from "./parts/construction-2.gen.ts";
import { TABLES as part14 } from "./parts/construction-3.gen.ts";
import { TABLES as part15 } from "./parts/construction-4.gen.ts";
import { TABLES as part16 } from "./parts/driving-and-freight.gen.ts";
import { TABLES as part17 } from "./parts/education.gen.ts";
import { TABLES as part18 } from "./parts/electrical.gen.ts";
import { TABLES as part19 } from "./parts/esco.gen.ts";
import { TABLES as part20 } from "./parts/esco-2.gen.ts";
import { TABLES as part21 } from "./parts/esco-3.gen.ts";
import { TABLES as part22 } from "./parts/esco-4.gen.ts";
import { TABLES as part23 } from "./parts/esco-5.gen.ts";
import { TABLES as part24 } from "./parts/esco-6.gen.ts";
import { TABLES as part25 } from "./parts/esco-7.gen.ts";
import { TABLES as part26 } from "./parts/esco-8.gen.ts";
import { TABLES as part27 } from "./parts/esco-9.gen.ts";
import { TABLES as part28 } from "./parts/esco-10.gen.ts";
import { TABLES as part29 } from "./parts/esco-11.gen.ts";
import { TABLES as part30 } from "./parts/esco-12.gen.ts";
import { TABLES as part31 } from "./parts/esco-13.gen.ts";
import { TABLES as part32 } from "./parts/esco-14.gen.ts";
import { TABLES as part33 } from "./parts/esco-15.gen.ts";
import { TABLES as part34 } from "./parts/esco-16.gen.ts";
import { TABLES as part35 } from "./parts/farming.gen.ts";
import { TABLES as part36 } from "./parts/farming-2.gen.ts";
import { TABLES as part37 } from "./parts/farming-3.gen.ts";
import { TABLES as part38 } from "./parts/food-production.gen.ts";
import { TABLES as part39 } from "./parts/food-production-2.gen.ts";
import { TABLES as part40 } from "./parts/hair-and-beauty.gen.ts";
import { TABLES as part41 } from "./parts/hair-and-beauty-2.gen.ts";
import { TABLES as part42 } from "./parts/hotels-and-travel.gen.ts";
import { TABLES as part43 } from "./parts/hotels-and-travel-2.gen.ts";
import { TABLES as part44 } from "./parts/human-resources.gen.ts";
import { TABLES as part45 } from "./parts/kitchen.gen.ts";
import { TABLES as part46 } from "./parts/kitchen-2.gen.ts";
import { TABLES as part47 } from "./parts/kitchen-3.gen.ts";
import { TABLES as part48 } from "./parts/languages.gen.ts";
import { TABLES as part49 } from "./parts/law.gen.ts";
import { TABLES as part50 } from "./parts/manufacturing.gen.ts";
import { TABLES as part51 } from "./parts/manufacturing-2.gen.ts";
import { TABLES as part52 } from "./parts/manufacturing-3.gen.ts";
import { TABLES as part53 } from "./parts/marketing.gen.ts";
import { TABLES as part54 } from "./parts/marketing-2.gen.ts";
import { TABLES as part55 } from "./parts/media.gen.ts";
import { TABLES as part56 } from "./parts/medicine.gen.ts";
import { TABLES as part57 } from "./parts/medicine-2.gen.ts";
import { TABLES as part58 } from "./parts/medicine-3.gen.ts";
import { TABLES as part59 } from "./parts/medicine-4.gen.ts";
import { TABLES as part60 } from "./parts/medicine-5.gen.ts";
import { TABLES as part61 } from "./parts/metalwork.gen.ts";
import { TABLES as part62 } from "./parts/metalwork-2.gen.ts";
import { TABLES as part63 } from "./parts/mining-and-energy.gen.ts";
import { TABLES as part64 } from "./parts/mining-and-energy-2.gen.ts";
import { TABLES as part65 } from "./parts/nursing-and-care.gen.ts";
import { TABLES as part66 } from "./parts/nursing-and-care-2.gen.ts";
import { TABLES as part67 } from "./parts/nursing-and-care-3.gen.ts";
import { TABLES as part68 } from "./parts/office.gen.ts";
import { TABLES as part69 } from "./parts/pharmacy.gen.ts";
import { TABLES as part70 } from "./parts/pharmacy-2.gen.ts";
import { TABLES as part71 } from "./parts/plumbing-and-heating.gen.ts";
import { TABLES as part72 } from "./parts/products.gen.ts";
import { TABLES as part73 } from "./parts/products-2.gen.ts";
import { TABLES as part74 } from "./parts/products-3.gen.ts";
import { TABLES as part75 } from "./parts/products-4.gen.ts";
import { TABLES as part76 } from "./parts/products-5.gen.ts";
import { TABLES as part77 } from "./parts/products-6.gen.ts";
import { TABLES as part78 } from "./parts/products-7.gen.ts";
import { TABLES as part79 } from "./parts/products-8.gen.ts";
import { TABLES as part80 } from "./parts/products-9.gen.ts";
import { TABLES as part81 } from "./parts/products-10.gen.ts";
import { TABLES as part82 } from "./parts/products-11.gen.ts";
import { TABLES as part83 } from "./parts/products-12.gen.ts";
import { TABLES as part84 } from "./parts/products-13.gen.ts";
import { TABLES as part85 } from "./parts/products-14.gen.ts";
import { TABLES as part86 } from "./parts/public-administration.gen.ts";
import { TABLES as part87 } from "./parts/qualifications.gen.ts";
import { TABLES as part88 } from "./parts/quality-and-safety.gen.ts";
import { TABLES as part89 } from "./parts/quality-and-safety-2.gen.ts";
import { TABLES as part90 } from "./parts/retail.gen.ts";
import { TABLES as part91 } from "./parts/retail-2.gen.ts";
import { TABLES as part92 } from "./parts/sales.gen.ts";
import { TABLES as part93 } from "./parts/science.gen.ts";
import { TABLES as part94 } from "./parts/science-2.gen.ts";
import { TABLES as part95 } from "./parts/science-3.gen.ts";
import { TABLES as part96 } from "./parts/science-4.gen.ts";
import { TABLES as part97 } from "./parts/security-and-rescue.gen.ts";
import { TABLES as part98 } from "./parts/security-and-rescue-2.gen.ts";
import { TABLES as part99 } from "./parts/software.gen.ts";
import { TABLES as part100 } from "./parts/software-2.gen.ts";
import { TABLES as part101 } from "./parts/software-3.gen.ts";
import { TABLES as part102 } from "./parts/software-4.gen.ts";
import { TABLES as part103 } from "./parts/sport.gen.ts";
import { TABLES as part104 } from "./parts/textiles.gen.ts";
import { TABLES as part105 } from "./parts/textiles-2.gen.ts";
import { TABLES as part106 } from "./parts/textiles-3.gen.ts";
import { TABLES as part107 } from "./parts/therapy-and-social-work.gen.ts";
import { TABLES as part108 } from "./parts/therapy-and-social-work-2.gen.ts";
import { TABLES as part109 } from "./parts/therapy-and-social-work-3.gen.ts";
import { TABLES as part110 } from "./parts/vehicles.gen.ts";
import { TABLES as part111 } from "./parts/veterinary.gen.ts";
import { TABLES as part112 } from "./parts/wood-and-finishing.gen.ts";
import { TABLES as part113 } from "./parts/small-fields.gen.ts";
=======
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
>>>>>>> vocab
export const AT_HAND: Readonly<Record<string, Tables>> = {
  "turkish": part0,
  "accounting": part1,
  "arts": part2,
<<<<<<< HEAD
  "arts-2": part3,
  "aviation-and-shipping": part4,
  "aviation-and-shipping-2": part5,
  "aviation-and-shipping-3": part6,
  "aviation-and-shipping-4": part7,
  "banking-and-insurance": part8,
  "banking-and-insurance-2": part9,
  "chemistry": part10,
  "cleaning": part11,
  "construction": part12,
  "construction-2": part13,
  "construction-3": part14,
  "construction-4": part15,
  "driving-and-freight": part16,
  "education": part17,
  "electrical": part18,
  "esco": part19,
  "esco-2": part20,
  "esco-3": part21,
  "esco-4": part22,
  "esco-5": part23,
  "esco-6": part24,
  "esco-7": part25,
  "esco-8": part26,
  "esco-9": part27,
  "esco-10": part28,
  "esco-11": part29,
  "esco-12": part30,
  "esco-13": part31,
  "esco-14": part32,
  "esco-15": part33,
  "esco-16": part34,
  "farming": part35,
  "farming-2": part36,
  "farming-3": part37,
  "food-production": part38,
  "food-production-2": part39,
  "hair-and-beauty": part40,
  "hair-and-beauty-2": part41,
  "hotels-and-travel": part42,
  "hotels-and-travel-2": part43,
  "human-resources": part44,
  "kitchen": part45,
  "kitchen-2": part46,
  "kitchen-3": part47,
  "languages": part48,
  "law": part49,
  "manufacturing": part50,
  "manufacturing-2": part51,
  "manufacturing-3": part52,
  "marketing": part53,
  "marketing-2": part54,
  "media": part55,
  "medicine": part56,
  "medicine-2": part57,
  "medicine-3": part58,
  "medicine-4": part59,
  "medicine-5": part60,
  "metalwork": part61,
  "metalwork-2": part62,
  "mining-and-energy": part63,
  "mining-and-energy-2": part64,
  "nursing-and-care": part65,
  "nursing-and-care-2": part66,
  "nursing-and-care-3": part67,
  "office": part68,
  "pharmacy": part69,
  "pharmacy-2": part70,
  "plumbing-and-heating": part71,
  "products": part72,
  "products-2": part73,
  "products-3": part74,
  "products-4": part75,
  "products-5": part76,
  "products-6": part77,
  "products-7": part78,
  "products-8": part79,
  "products-9": part80,
  "products-10": part81,
  "products-11": part82,
  "products-12": part83,
  "products-13": part84,
  "products-14": part85,
  "public-administration": part86,
  "qualifications": part87,
  "quality-and-safety": part88,
  "quality-and-safety-2": part89,
  "retail": part90,
  "retail-2": part91,
  "sales": part92,
  "science": part93,
  "science-2": part94,
  "science-3": part95,
  "science-4": part96,
  "security-and-rescue": part97,
  "security-and-rescue-2": part98,
  "software": part99,
  "software-2": part100,
  "software-3": part101,
  "software-4": part102,
  "sport": part103,
  "textiles": part104,
  "textiles-2": part105,
  "textiles-3": part106,
  "therapy-and-social-work": part107,
  "therapy-and-social-work-2": part108,
  "therapy-and-social-work-3": part109,
  "vehicles": part110,
  "veterinary": part111,
  "wood-and-finishing": part112,
  "small-fields": part113,
=======
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
>>>>>>> vocab
};
export const LOADERS: Readonly<Record<string, LoadPart>> = {};
