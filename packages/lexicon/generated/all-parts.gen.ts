// Made by compile.ts from the tables of this package. Not written by hand.
import type { LoadPart, Tables } from "../src/parts.ts";
import { TABLES as part0 } from "./parts/turkish.gen.ts";
import { TABLES as part1 } from "./parts/glosses-0.gen.ts";
import { TABLES as part2 } from "./parts/glosses-1.gen.ts";
import { TABLES as part3 } from "./parts/glosses-2.gen.ts";
import { TABLES as part4 } from "./parts/glosses-3.gen.ts";
import { TABLES as part5 } from "./parts/glosses-4.gen.ts";
import { TABLES as part6 } from "./parts/glosses-5.gen.ts";
import { TABLES as part7 } from "./parts/glosses-6.gen.ts";
import { TABLES as part8 } from "./parts/glosses-7.gen.ts";
import { TABLES as part9 } from "./parts/glosses-8.gen.ts";
import { TABLES as part10 } from "./parts/glosses-9.gen.ts";
import { TABLES as part11 } from "./parts/glosses-10.gen.ts";
import { TABLES as part12 } from "./parts/glosses-11.gen.ts";
import { TABLES as part13 } from "./parts/glosses-12.gen.ts";
import { TABLES as part14 } from "./parts/glosses-13.gen.ts";
import { TABLES as part15 } from "./parts/glosses-14.gen.ts";
import { TABLES as part16 } from "./parts/glosses-15.gen.ts";
import { TABLES as part17 } from "./parts/glosses-16.gen.ts";
import { TABLES as part18 } from "./parts/glosses-17.gen.ts";
import { TABLES as part19 } from "./parts/glosses-18.gen.ts";
import { TABLES as part20 } from "./parts/glosses-19.gen.ts";
import { TABLES as part21 } from "./parts/glosses-20.gen.ts";
import { TABLES as part22 } from "./parts/glosses-21.gen.ts";
import { TABLES as part23 } from "./parts/glosses-22.gen.ts";
import { TABLES as part24 } from "./parts/glosses-23.gen.ts";
import { TABLES as part25 } from "./parts/glosses-24.gen.ts";
import { TABLES as part26 } from "./parts/glosses-25.gen.ts";
import { TABLES as part27 } from "./parts/glosses-26.gen.ts";
import { TABLES as part28 } from "./parts/glosses-27.gen.ts";
import { TABLES as part29 } from "./parts/glosses-28.gen.ts";
import { TABLES as part30 } from "./parts/glosses-29.gen.ts";
import { TABLES as part31 } from "./parts/glosses-30.gen.ts";
import { TABLES as part32 } from "./parts/glosses-31.gen.ts";
import { TABLES as part33 } from "./parts/glosses-32.gen.ts";
import { TABLES as part34 } from "./parts/glosses-33.gen.ts";
import { TABLES as part35 } from "./parts/glosses-34.gen.ts";
import { TABLES as part36 } from "./parts/glosses-35.gen.ts";
import { TABLES as part37 } from "./parts/glosses-36.gen.ts";
import { TABLES as part38 } from "./parts/glosses-37.gen.ts";
import { TABLES as part39 } from "./parts/glosses-38.gen.ts";
import { TABLES as part40 } from "./parts/glosses-39.gen.ts";
import { TABLES as part41 } from "./parts/glosses-40.gen.ts";
import { TABLES as part42 } from "./parts/glosses-41.gen.ts";
import { TABLES as part43 } from "./parts/glosses-42.gen.ts";
import { TABLES as part44 } from "./parts/glosses-43.gen.ts";
import { TABLES as part45 } from "./parts/glosses-44.gen.ts";
import { TABLES as part46 } from "./parts/glosses-45.gen.ts";
import { TABLES as part47 } from "./parts/glosses-46.gen.ts";
import { TABLES as part48 } from "./parts/glosses-47.gen.ts";
import { TABLES as part49 } from "./parts/glosses-48.gen.ts";
import { TABLES as part50 } from "./parts/glosses-49.gen.ts";
import { TABLES as part51 } from "./parts/glosses-50.gen.ts";
import { TABLES as part52 } from "./parts/glosses-51.gen.ts";
import { TABLES as part53 } from "./parts/glosses-52.gen.ts";
import { TABLES as part54 } from "./parts/glosses-53.gen.ts";
import { TABLES as part55 } from "./parts/glosses-54.gen.ts";
import { TABLES as part56 } from "./parts/glosses-55.gen.ts";
import { TABLES as part57 } from "./parts/glosses-56.gen.ts";
import { TABLES as part58 } from "./parts/glosses-57.gen.ts";
import { TABLES as part59 } from "./parts/glosses-58.gen.ts";
import { TABLES as part60 } from "./parts/glosses-59.gen.ts";
import { TABLES as part61 } from "./parts/glosses-60.gen.ts";
import { TABLES as part62 } from "./parts/glosses-61.gen.ts";
import { TABLES as part63 } from "./parts/glosses-62.gen.ts";
import { TABLES as part64 } from "./parts/glosses-63.gen.ts";
import { TABLES as part65 } from "./parts/glosses-64.gen.ts";
import { TABLES as part66 } from "./parts/glosses-65.gen.ts";
import { TABLES as part67 } from "./parts/glosses-66.gen.ts";
import { TABLES as part68 } from "./parts/glosses-67.gen.ts";
import { TABLES as part69 } from "./parts/glosses-68.gen.ts";
import { TABLES as part70 } from "./parts/glosses-69.gen.ts";
import { TABLES as part71 } from "./parts/glosses-70.gen.ts";
import { TABLES as part72 } from "./parts/glosses-71.gen.ts";
import { TABLES as part73 } from "./parts/glosses-72.gen.ts";
import { TABLES as part74 } from "./parts/glosses-73.gen.ts";
import { TABLES as part75 } from "./parts/glosses-74.gen.ts";
import { TABLES as part76 } from "./parts/glosses-75.gen.ts";
import { TABLES as part77 } from "./parts/glosses-76.gen.ts";
import { TABLES as part78 } from "./parts/glosses-77.gen.ts";
import { TABLES as part79 } from "./parts/glosses-78.gen.ts";
import { TABLES as part80 } from "./parts/glosses-79.gen.ts";
import { TABLES as part81 } from "./parts/glosses-80.gen.ts";
import { TABLES as part82 } from "./parts/glosses-81.gen.ts";
import { TABLES as part83 } from "./parts/glosses-82.gen.ts";
import { TABLES as part84 } from "./parts/glosses-83.gen.ts";
import { TABLES as part85 } from "./parts/glosses-84.gen.ts";
import { TABLES as part86 } from "./parts/glosses-85.gen.ts";
import { TABLES as part87 } from "./parts/glosses-86.gen.ts";
import { TABLES as part88 } from "./parts/glosses-87.gen.ts";
import { TABLES as part89 } from "./parts/glosses-88.gen.ts";
import { TABLES as part90 } from "./parts/glosses-89.gen.ts";
import { TABLES as part91 } from "./parts/glosses-90.gen.ts";
import { TABLES as part92 } from "./parts/glosses-91.gen.ts";
import { TABLES as part93 } from "./parts/glosses-92.gen.ts";
import { TABLES as part94 } from "./parts/glosses-93.gen.ts";
import { TABLES as part95 } from "./parts/phrases-0.gen.ts";
import { TABLES as part96 } from "./parts/phrases-1.gen.ts";
import { TABLES as part97 } from "./parts/phrases-2.gen.ts";
import { TABLES as part98 } from "./parts/phrases-3.gen.ts";
import { TABLES as part99 } from "./parts/phrases-4.gen.ts";
import { TABLES as part100 } from "./parts/phrases-5.gen.ts";
import { TABLES as part101 } from "./parts/phrases-6.gen.ts";
import { TABLES as part102 } from "./parts/phrases-7.gen.ts";
import { TABLES as part103 } from "./parts/phrases-8.gen.ts";
import { TABLES as part104 } from "./parts/phrases-9.gen.ts";
import { TABLES as part105 } from "./parts/phrases-10.gen.ts";
import { TABLES as part106 } from "./parts/phrases-11.gen.ts";
import { TABLES as part107 } from "./parts/phrases-12.gen.ts";
import { TABLES as part108 } from "./parts/phrases-13.gen.ts";
import { TABLES as part109 } from "./parts/phrases-14.gen.ts";
import { TABLES as part110 } from "./parts/phrases-15.gen.ts";
import { TABLES as part111 } from "./parts/phrases-16.gen.ts";
import { TABLES as part112 } from "./parts/phrases-17.gen.ts";
import { TABLES as part113 } from "./parts/titles-0.gen.ts";
import { TABLES as part114 } from "./parts/titles-1.gen.ts";
import { TABLES as part115 } from "./parts/titles-2.gen.ts";
import { TABLES as part116 } from "./parts/titles-3.gen.ts";
import { TABLES as part117 } from "./parts/titles-4.gen.ts";
import { TABLES as part118 } from "./parts/titles-5.gen.ts";
import { TABLES as part119 } from "./parts/titles-6.gen.ts";
import { TABLES as part120 } from "./parts/titles-7.gen.ts";
import { TABLES as part121 } from "./parts/titles-8.gen.ts";
import { TABLES as part122 } from "./parts/titles-9.gen.ts";
import { TABLES as part123 } from "./parts/titles-10.gen.ts";
import { TABLES as part124 } from "./parts/titles-11.gen.ts";
import { TABLES as part125 } from "./parts/titles-12.gen.ts";
import { TABLES as part126 } from "./parts/titles-13.gen.ts";
import { TABLES as part127 } from "./parts/titles-14.gen.ts";
import { TABLES as part128 } from "./parts/titles-15.gen.ts";
import { TABLES as part129 } from "./parts/titles-16.gen.ts";
import { TABLES as part130 } from "./parts/titles-17.gen.ts";
import { TABLES as part131 } from "./parts/titles-18.gen.ts";
import { TABLES as part132 } from "./parts/titles-19.gen.ts";
import { TABLES as part133 } from "./parts/titles-20.gen.ts";
import { TABLES as part134 } from "./parts/titles-21.gen.ts";
import { TABLES as part135 } from "./parts/titles-22.gen.ts";
import { TABLES as part136 } from "./parts/titles-23.gen.ts";
import { TABLES as part137 } from "./parts/titles-24.gen.ts";
import { TABLES as part138 } from "./parts/titles-25.gen.ts";
import { TABLES as part139 } from "./parts/titles-26.gen.ts";
import { TABLES as part140 } from "./parts/titles-27.gen.ts";
import { TABLES as part141 } from "./parts/titles-28.gen.ts";
import { TABLES as part142 } from "./parts/titles-29.gen.ts";
import { TABLES as part143 } from "./parts/titles-30.gen.ts";
import { TABLES as part144 } from "./parts/titles-31.gen.ts";
import { TABLES as part145 } from "./parts/titles-32.gen.ts";
import { TABLES as part146 } from "./parts/titles-33.gen.ts";
import { TABLES as part147 } from "./parts/accounting.gen.ts";
import { TABLES as part148 } from "./parts/accounting-2.gen.ts";
import { TABLES as part149 } from "./parts/arts.gen.ts";
import { TABLES as part150 } from "./parts/arts-2.gen.ts";
import { TABLES as part151 } from "./parts/arts-3.gen.ts";
import { TABLES as part152 } from "./parts/aviation-and-shipping.gen.ts";
import { TABLES as part153 } from "./parts/aviation-and-shipping-2.gen.ts";
import { TABLES as part154 } from "./parts/aviation-and-shipping-3.gen.ts";
import { TABLES as part155 } from "./parts/aviation-and-shipping-4.gen.ts";
import { TABLES as part156 } from "./parts/banking-and-insurance.gen.ts";
import { TABLES as part157 } from "./parts/banking-and-insurance-2.gen.ts";
import { TABLES as part158 } from "./parts/chemistry.gen.ts";
import { TABLES as part159 } from "./parts/cleaning.gen.ts";
import { TABLES as part160 } from "./parts/construction.gen.ts";
import { TABLES as part161 } from "./parts/construction-2.gen.ts";
import { TABLES as part162 } from "./parts/construction-3.gen.ts";
import { TABLES as part163 } from "./parts/construction-4.gen.ts";
import { TABLES as part164 } from "./parts/construction-5.gen.ts";
import { TABLES as part165 } from "./parts/driving-and-freight.gen.ts";
import { TABLES as part166 } from "./parts/driving-and-freight-2.gen.ts";
import { TABLES as part167 } from "./parts/education-2.gen.ts";
import { TABLES as part168 } from "./parts/electrical.gen.ts";
import { TABLES as part169 } from "./parts/electrical-2.gen.ts";
import { TABLES as part170 } from "./parts/esco.gen.ts";
import { TABLES as part171 } from "./parts/esco-2.gen.ts";
import { TABLES as part172 } from "./parts/esco-3.gen.ts";
import { TABLES as part173 } from "./parts/esco-4.gen.ts";
import { TABLES as part174 } from "./parts/esco-5.gen.ts";
import { TABLES as part175 } from "./parts/esco-6.gen.ts";
import { TABLES as part176 } from "./parts/esco-7.gen.ts";
import { TABLES as part177 } from "./parts/esco-8.gen.ts";
import { TABLES as part178 } from "./parts/esco-9.gen.ts";
import { TABLES as part179 } from "./parts/esco-10.gen.ts";
import { TABLES as part180 } from "./parts/esco-11.gen.ts";
import { TABLES as part181 } from "./parts/esco-12.gen.ts";
import { TABLES as part182 } from "./parts/esco-13.gen.ts";
import { TABLES as part183 } from "./parts/esco-14.gen.ts";
import { TABLES as part184 } from "./parts/esco-15.gen.ts";
import { TABLES as part185 } from "./parts/esco-16.gen.ts";
import { TABLES as part186 } from "./parts/esco-17.gen.ts";
import { TABLES as part187 } from "./parts/esco-18.gen.ts";
import { TABLES as part188 } from "./parts/esco-19.gen.ts";
import { TABLES as part189 } from "./parts/esco-20.gen.ts";
import { TABLES as part190 } from "./parts/esco-21.gen.ts";
import { TABLES as part191 } from "./parts/esco-22.gen.ts";
import { TABLES as part192 } from "./parts/esco-23.gen.ts";
import { TABLES as part193 } from "./parts/esco-24.gen.ts";
import { TABLES as part194 } from "./parts/esco-25.gen.ts";
import { TABLES as part195 } from "./parts/esco-26.gen.ts";
import { TABLES as part196 } from "./parts/farming.gen.ts";
import { TABLES as part197 } from "./parts/farming-2.gen.ts";
import { TABLES as part198 } from "./parts/farming-3.gen.ts";
import { TABLES as part199 } from "./parts/farming-4.gen.ts";
import { TABLES as part200 } from "./parts/food-production.gen.ts";
import { TABLES as part201 } from "./parts/food-production-2.gen.ts";
import { TABLES as part202 } from "./parts/hair-and-beauty.gen.ts";
import { TABLES as part203 } from "./parts/hair-and-beauty-2.gen.ts";
import { TABLES as part204 } from "./parts/hotels-and-travel.gen.ts";
import { TABLES as part205 } from "./parts/hotels-and-travel-2.gen.ts";
import { TABLES as part206 } from "./parts/hotels-and-travel-3.gen.ts";
import { TABLES as part207 } from "./parts/human-resources.gen.ts";
import { TABLES as part208 } from "./parts/kitchen.gen.ts";
import { TABLES as part209 } from "./parts/kitchen-2.gen.ts";
import { TABLES as part210 } from "./parts/kitchen-3.gen.ts";
import { TABLES as part211 } from "./parts/languages.gen.ts";
import { TABLES as part212 } from "./parts/law.gen.ts";
import { TABLES as part213 } from "./parts/law-2.gen.ts";
import { TABLES as part214 } from "./parts/manufacturing.gen.ts";
import { TABLES as part215 } from "./parts/manufacturing-2.gen.ts";
import { TABLES as part216 } from "./parts/manufacturing-3.gen.ts";
import { TABLES as part217 } from "./parts/manufacturing-4.gen.ts";
import { TABLES as part218 } from "./parts/manufacturing-5.gen.ts";
import { TABLES as part219 } from "./parts/marketing.gen.ts";
import { TABLES as part220 } from "./parts/marketing-2.gen.ts";
import { TABLES as part221 } from "./parts/media.gen.ts";
import { TABLES as part222 } from "./parts/medicine.gen.ts";
import { TABLES as part223 } from "./parts/medicine-3.gen.ts";
import { TABLES as part224 } from "./parts/medicine-4.gen.ts";
import { TABLES as part225 } from "./parts/medicine-5.gen.ts";
import { TABLES as part226 } from "./parts/medicine-6.gen.ts";
import { TABLES as part227 } from "./parts/medicine-7.gen.ts";
import { TABLES as part228 } from "./parts/metalwork.gen.ts";
import { TABLES as part229 } from "./parts/metalwork-2.gen.ts";
import { TABLES as part230 } from "./parts/mining-and-energy.gen.ts";
import { TABLES as part231 } from "./parts/mining-and-energy-2.gen.ts";
import { TABLES as part232 } from "./parts/nursing-and-care.gen.ts";
import { TABLES as part233 } from "./parts/nursing-and-care-2.gen.ts";
import { TABLES as part234 } from "./parts/nursing-and-care-3.gen.ts";
import { TABLES as part235 } from "./parts/nursing-and-care-4.gen.ts";
import { TABLES as part236 } from "./parts/nursing-and-care-5.gen.ts";
import { TABLES as part237 } from "./parts/office.gen.ts";
import { TABLES as part238 } from "./parts/pharmacy.gen.ts";
import { TABLES as part239 } from "./parts/pharmacy-2.gen.ts";
import { TABLES as part240 } from "./parts/plumbing-and-heating.gen.ts";
import { TABLES as part241 } from "./parts/products.gen.ts";
import { TABLES as part242 } from "./parts/products-2.gen.ts";
import { TABLES as part243 } from "./parts/products-3.gen.ts";
import { TABLES as part244 } from "./parts/products-4.gen.ts";
import { TABLES as part245 } from "./parts/products-5.gen.ts";
import { TABLES as part246 } from "./parts/products-6.gen.ts";
import { TABLES as part247 } from "./parts/products-7.gen.ts";
import { TABLES as part248 } from "./parts/products-8.gen.ts";
import { TABLES as part249 } from "./parts/products-9.gen.ts";
import { TABLES as part250 } from "./parts/products-10.gen.ts";
import { TABLES as part251 } from "./parts/products-11.gen.ts";
import { TABLES as part252 } from "./parts/products-12.gen.ts";
import { TABLES as part253 } from "./parts/products-13.gen.ts";
import { TABLES as part254 } from "./parts/products-14.gen.ts";
import { TABLES as part255 } from "./parts/products-15.gen.ts";
import { TABLES as part256 } from "./parts/products-16.gen.ts";
import { TABLES as part257 } from "./parts/products-17.gen.ts";
import { TABLES as part258 } from "./parts/products-18.gen.ts";
import { TABLES as part259 } from "./parts/products-19.gen.ts";
import { TABLES as part260 } from "./parts/products-20.gen.ts";
import { TABLES as part261 } from "./parts/products-21.gen.ts";
import { TABLES as part262 } from "./parts/products-22.gen.ts";
import { TABLES as part263 } from "./parts/public-administration.gen.ts";
import { TABLES as part264 } from "./parts/qualifications.gen.ts";
import { TABLES as part265 } from "./parts/quality-and-safety.gen.ts";
import { TABLES as part266 } from "./parts/quality-and-safety-2.gen.ts";
import { TABLES as part267 } from "./parts/retail.gen.ts";
import { TABLES as part268 } from "./parts/retail-2.gen.ts";
import { TABLES as part269 } from "./parts/science.gen.ts";
import { TABLES as part270 } from "./parts/science-2.gen.ts";
import { TABLES as part271 } from "./parts/science-3.gen.ts";
import { TABLES as part272 } from "./parts/science-4.gen.ts";
import { TABLES as part273 } from "./parts/science-5.gen.ts";
import { TABLES as part274 } from "./parts/security-and-rescue.gen.ts";
import { TABLES as part275 } from "./parts/security-and-rescue-2.gen.ts";
import { TABLES as part276 } from "./parts/software.gen.ts";
import { TABLES as part277 } from "./parts/software-2.gen.ts";
import { TABLES as part278 } from "./parts/software-3.gen.ts";
import { TABLES as part279 } from "./parts/software-4.gen.ts";
import { TABLES as part280 } from "./parts/software-5.gen.ts";
import { TABLES as part281 } from "./parts/software-6.gen.ts";
import { TABLES as part282 } from "./parts/sport.gen.ts";
import { TABLES as part283 } from "./parts/textiles.gen.ts";
import { TABLES as part284 } from "./parts/textiles-2.gen.ts";
import { TABLES as part285 } from "./parts/textiles-3.gen.ts";
import { TABLES as part286 } from "./parts/textiles-4.gen.ts";
import { TABLES as part287 } from "./parts/therapy-and-social-work.gen.ts";
import { TABLES as part288 } from "./parts/therapy-and-social-work-2.gen.ts";
import { TABLES as part289 } from "./parts/therapy-and-social-work-3.gen.ts";
import { TABLES as part290 } from "./parts/vehicles.gen.ts";
import { TABLES as part291 } from "./parts/veterinary.gen.ts";
import { TABLES as part292 } from "./parts/veterinary-2.gen.ts";
import { TABLES as part293 } from "./parts/wood-and-finishing.gen.ts";
import { TABLES as part294 } from "./parts/wood-and-finishing-2.gen.ts";
import { TABLES as part295 } from "./parts/small-fields.gen.ts";
import { TABLES as part296 } from "./parts/small-fields-2.gen.ts";
import { TABLES as part297 } from "./parts/small-fields-3.gen.ts";
export const AT_HAND: Readonly<Record<string, Tables>> = {
  "turkish": part0,
  "glosses-0": part1,
  "glosses-1": part2,
  "glosses-2": part3,
  "glosses-3": part4,
  "glosses-4": part5,
  "glosses-5": part6,
  "glosses-6": part7,
  "glosses-7": part8,
  "glosses-8": part9,
  "glosses-9": part10,
  "glosses-10": part11,
  "glosses-11": part12,
  "glosses-12": part13,
  "glosses-13": part14,
  "glosses-14": part15,
  "glosses-15": part16,
  "glosses-16": part17,
  "glosses-17": part18,
  "glosses-18": part19,
  "glosses-19": part20,
  "glosses-20": part21,
  "glosses-21": part22,
  "glosses-22": part23,
  "glosses-23": part24,
  "glosses-24": part25,
  "glosses-25": part26,
  "glosses-26": part27,
  "glosses-27": part28,
  "glosses-28": part29,
  "glosses-29": part30,
  "glosses-30": part31,
  "glosses-31": part32,
  "glosses-32": part33,
  "glosses-33": part34,
  "glosses-34": part35,
  "glosses-35": part36,
  "glosses-36": part37,
  "glosses-37": part38,
  "glosses-38": part39,
  "glosses-39": part40,
  "glosses-40": part41,
  "glosses-41": part42,
  "glosses-42": part43,
  "glosses-43": part44,
  "glosses-44": part45,
  "glosses-45": part46,
  "glosses-46": part47,
  "glosses-47": part48,
  "glosses-48": part49,
  "glosses-49": part50,
  "glosses-50": part51,
  "glosses-51": part52,
  "glosses-52": part53,
  "glosses-53": part54,
  "glosses-54": part55,
  "glosses-55": part56,
  "glosses-56": part57,
  "glosses-57": part58,
  "glosses-58": part59,
  "glosses-59": part60,
  "glosses-60": part61,
  "glosses-61": part62,
  "glosses-62": part63,
  "glosses-63": part64,
  "glosses-64": part65,
  "glosses-65": part66,
  "glosses-66": part67,
  "glosses-67": part68,
  "glosses-68": part69,
  "glosses-69": part70,
  "glosses-70": part71,
  "glosses-71": part72,
  "glosses-72": part73,
  "glosses-73": part74,
  "glosses-74": part75,
  "glosses-75": part76,
  "glosses-76": part77,
  "glosses-77": part78,
  "glosses-78": part79,
  "glosses-79": part80,
  "glosses-80": part81,
  "glosses-81": part82,
  "glosses-82": part83,
  "glosses-83": part84,
  "glosses-84": part85,
  "glosses-85": part86,
  "glosses-86": part87,
  "glosses-87": part88,
  "glosses-88": part89,
  "glosses-89": part90,
  "glosses-90": part91,
  "glosses-91": part92,
  "glosses-92": part93,
  "glosses-93": part94,
  "phrases-0": part95,
  "phrases-1": part96,
  "phrases-2": part97,
  "phrases-3": part98,
  "phrases-4": part99,
  "phrases-5": part100,
  "phrases-6": part101,
  "phrases-7": part102,
  "phrases-8": part103,
  "phrases-9": part104,
  "phrases-10": part105,
  "phrases-11": part106,
  "phrases-12": part107,
  "phrases-13": part108,
  "phrases-14": part109,
  "phrases-15": part110,
  "phrases-16": part111,
  "phrases-17": part112,
  "titles-0": part113,
  "titles-1": part114,
  "titles-2": part115,
  "titles-3": part116,
  "titles-4": part117,
  "titles-5": part118,
  "titles-6": part119,
  "titles-7": part120,
  "titles-8": part121,
  "titles-9": part122,
  "titles-10": part123,
  "titles-11": part124,
  "titles-12": part125,
  "titles-13": part126,
  "titles-14": part127,
  "titles-15": part128,
  "titles-16": part129,
  "titles-17": part130,
  "titles-18": part131,
  "titles-19": part132,
  "titles-20": part133,
  "titles-21": part134,
  "titles-22": part135,
  "titles-23": part136,
  "titles-24": part137,
  "titles-25": part138,
  "titles-26": part139,
  "titles-27": part140,
  "titles-28": part141,
  "titles-29": part142,
  "titles-30": part143,
  "titles-31": part144,
  "titles-32": part145,
  "titles-33": part146,
  "accounting": part147,
  "accounting-2": part148,
  "arts": part149,
  "arts-2": part150,
  "arts-3": part151,
  "aviation-and-shipping": part152,
  "aviation-and-shipping-2": part153,
  "aviation-and-shipping-3": part154,
  "aviation-and-shipping-4": part155,
  "banking-and-insurance": part156,
  "banking-and-insurance-2": part157,
  "chemistry": part158,
  "cleaning": part159,
  "construction": part160,
  "construction-2": part161,
  "construction-3": part162,
  "construction-4": part163,
  "construction-5": part164,
  "driving-and-freight": part165,
  "driving-and-freight-2": part166,
  "education-2": part167,
  "electrical": part168,
  "electrical-2": part169,
  "esco": part170,
  "esco-2": part171,
  "esco-3": part172,
  "esco-4": part173,
  "esco-5": part174,
  "esco-6": part175,
  "esco-7": part176,
  "esco-8": part177,
  "esco-9": part178,
  "esco-10": part179,
  "esco-11": part180,
  "esco-12": part181,
  "esco-13": part182,
  "esco-14": part183,
  "esco-15": part184,
  "esco-16": part185,
  "esco-17": part186,
  "esco-18": part187,
  "esco-19": part188,
  "esco-20": part189,
  "esco-21": part190,
  "esco-22": part191,
  "esco-23": part192,
  "esco-24": part193,
  "esco-25": part194,
  "esco-26": part195,
  "farming": part196,
  "farming-2": part197,
  "farming-3": part198,
  "farming-4": part199,
  "food-production": part200,
  "food-production-2": part201,
  "hair-and-beauty": part202,
  "hair-and-beauty-2": part203,
  "hotels-and-travel": part204,
  "hotels-and-travel-2": part205,
  "hotels-and-travel-3": part206,
  "human-resources": part207,
  "kitchen": part208,
  "kitchen-2": part209,
  "kitchen-3": part210,
  "languages": part211,
  "law": part212,
  "law-2": part213,
  "manufacturing": part214,
  "manufacturing-2": part215,
  "manufacturing-3": part216,
  "manufacturing-4": part217,
  "manufacturing-5": part218,
  "marketing": part219,
  "marketing-2": part220,
  "media": part221,
  "medicine": part222,
  "medicine-3": part223,
  "medicine-4": part224,
  "medicine-5": part225,
  "medicine-6": part226,
  "medicine-7": part227,
  "metalwork": part228,
  "metalwork-2": part229,
  "mining-and-energy": part230,
  "mining-and-energy-2": part231,
  "nursing-and-care": part232,
  "nursing-and-care-2": part233,
  "nursing-and-care-3": part234,
  "nursing-and-care-4": part235,
  "nursing-and-care-5": part236,
  "office": part237,
  "pharmacy": part238,
  "pharmacy-2": part239,
  "plumbing-and-heating": part240,
  "products": part241,
  "products-2": part242,
  "products-3": part243,
  "products-4": part244,
  "products-5": part245,
  "products-6": part246,
  "products-7": part247,
  "products-8": part248,
  "products-9": part249,
  "products-10": part250,
  "products-11": part251,
  "products-12": part252,
  "products-13": part253,
  "products-14": part254,
  "products-15": part255,
  "products-16": part256,
  "products-17": part257,
  "products-18": part258,
  "products-19": part259,
  "products-20": part260,
  "products-21": part261,
  "products-22": part262,
  "public-administration": part263,
  "qualifications": part264,
  "quality-and-safety": part265,
  "quality-and-safety-2": part266,
  "retail": part267,
  "retail-2": part268,
  "science": part269,
  "science-2": part270,
  "science-3": part271,
  "science-4": part272,
  "science-5": part273,
  "security-and-rescue": part274,
  "security-and-rescue-2": part275,
  "software": part276,
  "software-2": part277,
  "software-3": part278,
  "software-4": part279,
  "software-5": part280,
  "software-6": part281,
  "sport": part282,
  "textiles": part283,
  "textiles-2": part284,
  "textiles-3": part285,
  "textiles-4": part286,
  "therapy-and-social-work": part287,
  "therapy-and-social-work-2": part288,
  "therapy-and-social-work-3": part289,
  "vehicles": part290,
  "veterinary": part291,
  "veterinary-2": part292,
  "wood-and-finishing": part293,
  "wood-and-finishing-2": part294,
  "small-fields": part295,
  "small-fields-2": part296,
  "small-fields-3": part297,
};
export const LOADERS: Readonly<Record<string, LoadPart>> = {};
