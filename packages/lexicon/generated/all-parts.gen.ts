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
import { TABLES as part95 } from "./parts/glosses-94.gen.ts";
import { TABLES as part96 } from "./parts/glosses-95.gen.ts";
import { TABLES as part97 } from "./parts/glosses-96.gen.ts";
import { TABLES as part98 } from "./parts/glosses-97.gen.ts";
import { TABLES as part99 } from "./parts/glosses-98.gen.ts";
import { TABLES as part100 } from "./parts/glosses-99.gen.ts";
import { TABLES as part101 } from "./parts/glosses-100.gen.ts";
import { TABLES as part102 } from "./parts/glosses-101.gen.ts";
import { TABLES as part103 } from "./parts/glosses-102.gen.ts";
import { TABLES as part104 } from "./parts/glosses-103.gen.ts";
import { TABLES as part105 } from "./parts/glosses-104.gen.ts";
import { TABLES as part106 } from "./parts/glosses-105.gen.ts";
import { TABLES as part107 } from "./parts/glosses-106.gen.ts";
import { TABLES as part108 } from "./parts/glosses-107.gen.ts";
import { TABLES as part109 } from "./parts/glosses-108.gen.ts";
import { TABLES as part110 } from "./parts/glosses-109.gen.ts";
import { TABLES as part111 } from "./parts/glosses-110.gen.ts";
import { TABLES as part112 } from "./parts/glosses-111.gen.ts";
import { TABLES as part113 } from "./parts/glosses-112.gen.ts";
import { TABLES as part114 } from "./parts/glosses-113.gen.ts";
import { TABLES as part115 } from "./parts/glosses-114.gen.ts";
import { TABLES as part116 } from "./parts/glosses-115.gen.ts";
import { TABLES as part117 } from "./parts/glosses-116.gen.ts";
import { TABLES as part118 } from "./parts/glosses-117.gen.ts";
import { TABLES as part119 } from "./parts/glosses-118.gen.ts";
import { TABLES as part120 } from "./parts/glosses-119.gen.ts";
import { TABLES as part121 } from "./parts/glosses-120.gen.ts";
import { TABLES as part122 } from "./parts/glosses-121.gen.ts";
import { TABLES as part123 } from "./parts/glosses-122.gen.ts";
import { TABLES as part124 } from "./parts/glosses-123.gen.ts";
import { TABLES as part125 } from "./parts/glosses-124.gen.ts";
import { TABLES as part126 } from "./parts/glosses-125.gen.ts";
import { TABLES as part127 } from "./parts/glosses-126.gen.ts";
import { TABLES as part128 } from "./parts/glosses-127.gen.ts";
import { TABLES as part129 } from "./parts/glosses-128.gen.ts";
import { TABLES as part130 } from "./parts/glosses-129.gen.ts";
import { TABLES as part131 } from "./parts/glosses-130.gen.ts";
import { TABLES as part132 } from "./parts/glosses-131.gen.ts";
import { TABLES as part133 } from "./parts/glosses-132.gen.ts";
import { TABLES as part134 } from "./parts/glosses-133.gen.ts";
import { TABLES as part135 } from "./parts/glosses-134.gen.ts";
import { TABLES as part136 } from "./parts/glosses-135.gen.ts";
import { TABLES as part137 } from "./parts/glosses-136.gen.ts";
import { TABLES as part138 } from "./parts/glosses-137.gen.ts";
import { TABLES as part139 } from "./parts/glosses-138.gen.ts";
import { TABLES as part140 } from "./parts/glosses-139.gen.ts";
import { TABLES as part141 } from "./parts/glosses-140.gen.ts";
import { TABLES as part142 } from "./parts/glosses-141.gen.ts";
import { TABLES as part143 } from "./parts/glosses-142.gen.ts";
import { TABLES as part144 } from "./parts/glosses-143.gen.ts";
import { TABLES as part145 } from "./parts/glosses-144.gen.ts";
import { TABLES as part146 } from "./parts/glosses-145.gen.ts";
import { TABLES as part147 } from "./parts/glosses-146.gen.ts";
import { TABLES as part148 } from "./parts/glosses-147.gen.ts";
import { TABLES as part149 } from "./parts/glosses-148.gen.ts";
import { TABLES as part150 } from "./parts/glosses-149.gen.ts";
import { TABLES as part151 } from "./parts/glosses-150.gen.ts";
import { TABLES as part152 } from "./parts/glosses-151.gen.ts";
import { TABLES as part153 } from "./parts/glosses-152.gen.ts";
import { TABLES as part154 } from "./parts/glosses-153.gen.ts";
import { TABLES as part155 } from "./parts/glosses-154.gen.ts";
import { TABLES as part156 } from "./parts/glosses-155.gen.ts";
import { TABLES as part157 } from "./parts/glosses-156.gen.ts";
import { TABLES as part158 } from "./parts/glosses-157.gen.ts";
import { TABLES as part159 } from "./parts/glosses-158.gen.ts";
import { TABLES as part160 } from "./parts/glosses-159.gen.ts";
import { TABLES as part161 } from "./parts/glosses-160.gen.ts";
import { TABLES as part162 } from "./parts/glosses-161.gen.ts";
import { TABLES as part163 } from "./parts/glosses-162.gen.ts";
import { TABLES as part164 } from "./parts/glosses-163.gen.ts";
import { TABLES as part165 } from "./parts/glosses-164.gen.ts";
import { TABLES as part166 } from "./parts/glosses-165.gen.ts";
import { TABLES as part167 } from "./parts/glosses-166.gen.ts";
import { TABLES as part168 } from "./parts/glosses-167.gen.ts";
import { TABLES as part169 } from "./parts/glosses-168.gen.ts";
import { TABLES as part170 } from "./parts/glosses-169.gen.ts";
import { TABLES as part171 } from "./parts/glosses-170.gen.ts";
import { TABLES as part172 } from "./parts/glosses-171.gen.ts";
import { TABLES as part173 } from "./parts/glosses-172.gen.ts";
import { TABLES as part174 } from "./parts/glosses-173.gen.ts";
import { TABLES as part175 } from "./parts/glosses-174.gen.ts";
import { TABLES as part176 } from "./parts/glosses-175.gen.ts";
import { TABLES as part177 } from "./parts/glosses-176.gen.ts";
import { TABLES as part178 } from "./parts/glosses-177.gen.ts";
import { TABLES as part179 } from "./parts/glosses-178.gen.ts";
import { TABLES as part180 } from "./parts/glosses-179.gen.ts";
import { TABLES as part181 } from "./parts/glosses-180.gen.ts";
import { TABLES as part182 } from "./parts/glosses-181.gen.ts";
import { TABLES as part183 } from "./parts/glosses-182.gen.ts";
import { TABLES as part184 } from "./parts/glosses-183.gen.ts";
import { TABLES as part185 } from "./parts/glosses-184.gen.ts";
import { TABLES as part186 } from "./parts/glosses-185.gen.ts";
import { TABLES as part187 } from "./parts/glosses-186.gen.ts";
import { TABLES as part188 } from "./parts/glosses-187.gen.ts";
import { TABLES as part189 } from "./parts/phrases-0.gen.ts";
import { TABLES as part190 } from "./parts/phrases-1.gen.ts";
import { TABLES as part191 } from "./parts/phrases-2.gen.ts";
import { TABLES as part192 } from "./parts/phrases-3.gen.ts";
import { TABLES as part193 } from "./parts/phrases-4.gen.ts";
import { TABLES as part194 } from "./parts/phrases-5.gen.ts";
import { TABLES as part195 } from "./parts/phrases-6.gen.ts";
import { TABLES as part196 } from "./parts/phrases-7.gen.ts";
import { TABLES as part197 } from "./parts/phrases-8.gen.ts";
import { TABLES as part198 } from "./parts/phrases-9.gen.ts";
import { TABLES as part199 } from "./parts/phrases-10.gen.ts";
import { TABLES as part200 } from "./parts/phrases-11.gen.ts";
import { TABLES as part201 } from "./parts/phrases-12.gen.ts";
import { TABLES as part202 } from "./parts/phrases-13.gen.ts";
import { TABLES as part203 } from "./parts/phrases-14.gen.ts";
import { TABLES as part204 } from "./parts/phrases-15.gen.ts";
import { TABLES as part205 } from "./parts/phrases-16.gen.ts";
import { TABLES as part206 } from "./parts/phrases-17.gen.ts";
import { TABLES as part207 } from "./parts/phrases-18.gen.ts";
import { TABLES as part208 } from "./parts/phrases-19.gen.ts";
import { TABLES as part209 } from "./parts/phrases-20.gen.ts";
import { TABLES as part210 } from "./parts/phrases-21.gen.ts";
import { TABLES as part211 } from "./parts/phrases-22.gen.ts";
import { TABLES as part212 } from "./parts/phrases-23.gen.ts";
import { TABLES as part213 } from "./parts/phrases-24.gen.ts";
import { TABLES as part214 } from "./parts/phrases-25.gen.ts";
import { TABLES as part215 } from "./parts/phrases-26.gen.ts";
import { TABLES as part216 } from "./parts/phrases-27.gen.ts";
import { TABLES as part217 } from "./parts/phrases-28.gen.ts";
import { TABLES as part218 } from "./parts/phrases-29.gen.ts";
import { TABLES as part219 } from "./parts/phrases-30.gen.ts";
import { TABLES as part220 } from "./parts/phrases-31.gen.ts";
import { TABLES as part221 } from "./parts/phrases-32.gen.ts";
import { TABLES as part222 } from "./parts/phrases-33.gen.ts";
import { TABLES as part223 } from "./parts/phrases-34.gen.ts";
import { TABLES as part224 } from "./parts/phrases-35.gen.ts";
import { TABLES as part225 } from "./parts/phrases-36.gen.ts";
import { TABLES as part226 } from "./parts/phrases-37.gen.ts";
import { TABLES as part227 } from "./parts/phrases-38.gen.ts";
import { TABLES as part228 } from "./parts/phrases-39.gen.ts";
import { TABLES as part229 } from "./parts/phrases-40.gen.ts";
import { TABLES as part230 } from "./parts/phrases-41.gen.ts";
import { TABLES as part231 } from "./parts/phrases-42.gen.ts";
import { TABLES as part232 } from "./parts/phrases-43.gen.ts";
import { TABLES as part233 } from "./parts/phrases-44.gen.ts";
import { TABLES as part234 } from "./parts/phrases-45.gen.ts";
import { TABLES as part235 } from "./parts/phrases-46.gen.ts";
import { TABLES as part236 } from "./parts/phrases-47.gen.ts";
import { TABLES as part237 } from "./parts/phrases-48.gen.ts";
import { TABLES as part238 } from "./parts/phrases-49.gen.ts";
import { TABLES as part239 } from "./parts/phrases-50.gen.ts";
import { TABLES as part240 } from "./parts/phrases-51.gen.ts";
import { TABLES as part241 } from "./parts/phrases-52.gen.ts";
import { TABLES as part242 } from "./parts/phrases-53.gen.ts";
import { TABLES as part243 } from "./parts/phrases-54.gen.ts";
import { TABLES as part244 } from "./parts/phrases-55.gen.ts";
import { TABLES as part245 } from "./parts/phrases-56.gen.ts";
import { TABLES as part246 } from "./parts/phrases-57.gen.ts";
import { TABLES as part247 } from "./parts/phrases-58.gen.ts";
import { TABLES as part248 } from "./parts/lines-en.gen.ts";
import { TABLES as part249 } from "./parts/lines-tr.gen.ts";
import { TABLES as part250 } from "./parts/titles-0.gen.ts";
import { TABLES as part251 } from "./parts/titles-1.gen.ts";
import { TABLES as part252 } from "./parts/titles-2.gen.ts";
import { TABLES as part253 } from "./parts/titles-3.gen.ts";
import { TABLES as part254 } from "./parts/titles-4.gen.ts";
import { TABLES as part255 } from "./parts/titles-5.gen.ts";
import { TABLES as part256 } from "./parts/titles-6.gen.ts";
import { TABLES as part257 } from "./parts/titles-7.gen.ts";
import { TABLES as part258 } from "./parts/titles-8.gen.ts";
import { TABLES as part259 } from "./parts/titles-9.gen.ts";
import { TABLES as part260 } from "./parts/titles-10.gen.ts";
import { TABLES as part261 } from "./parts/titles-11.gen.ts";
import { TABLES as part262 } from "./parts/titles-12.gen.ts";
import { TABLES as part263 } from "./parts/titles-13.gen.ts";
import { TABLES as part264 } from "./parts/titles-14.gen.ts";
import { TABLES as part265 } from "./parts/titles-15.gen.ts";
import { TABLES as part266 } from "./parts/titles-16.gen.ts";
import { TABLES as part267 } from "./parts/titles-17.gen.ts";
import { TABLES as part268 } from "./parts/titles-18.gen.ts";
import { TABLES as part269 } from "./parts/titles-19.gen.ts";
import { TABLES as part270 } from "./parts/titles-20.gen.ts";
import { TABLES as part271 } from "./parts/titles-21.gen.ts";
import { TABLES as part272 } from "./parts/titles-22.gen.ts";
import { TABLES as part273 } from "./parts/titles-23.gen.ts";
import { TABLES as part274 } from "./parts/titles-24.gen.ts";
import { TABLES as part275 } from "./parts/titles-25.gen.ts";
import { TABLES as part276 } from "./parts/titles-26.gen.ts";
import { TABLES as part277 } from "./parts/titles-27.gen.ts";
import { TABLES as part278 } from "./parts/titles-28.gen.ts";
import { TABLES as part279 } from "./parts/titles-29.gen.ts";
import { TABLES as part280 } from "./parts/titles-30.gen.ts";
import { TABLES as part281 } from "./parts/titles-31.gen.ts";
import { TABLES as part282 } from "./parts/titles-32.gen.ts";
import { TABLES as part283 } from "./parts/titles-33.gen.ts";
import { TABLES as part284 } from "./parts/titles-34.gen.ts";
import { TABLES as part285 } from "./parts/titles-35.gen.ts";
import { TABLES as part286 } from "./parts/titles-36.gen.ts";
import { TABLES as part287 } from "./parts/titles-37.gen.ts";
import { TABLES as part288 } from "./parts/titles-38.gen.ts";
import { TABLES as part289 } from "./parts/titles-39.gen.ts";
import { TABLES as part290 } from "./parts/titles-40.gen.ts";
import { TABLES as part291 } from "./parts/titles-41.gen.ts";
import { TABLES as part292 } from "./parts/titles-42.gen.ts";
import { TABLES as part293 } from "./parts/titles-43.gen.ts";
import { TABLES as part294 } from "./parts/titles-44.gen.ts";
import { TABLES as part295 } from "./parts/titles-45.gen.ts";
import { TABLES as part296 } from "./parts/titles-46.gen.ts";
import { TABLES as part297 } from "./parts/titles-47.gen.ts";
import { TABLES as part298 } from "./parts/titles-48.gen.ts";
import { TABLES as part299 } from "./parts/titles-49.gen.ts";
import { TABLES as part300 } from "./parts/titles-50.gen.ts";
import { TABLES as part301 } from "./parts/titles-51.gen.ts";
import { TABLES as part302 } from "./parts/titles-52.gen.ts";
import { TABLES as part303 } from "./parts/titles-53.gen.ts";
import { TABLES as part304 } from "./parts/titles-54.gen.ts";
import { TABLES as part305 } from "./parts/titles-55.gen.ts";
import { TABLES as part306 } from "./parts/titles-56.gen.ts";
import { TABLES as part307 } from "./parts/titles-57.gen.ts";
import { TABLES as part308 } from "./parts/titles-58.gen.ts";
import { TABLES as part309 } from "./parts/titles-59.gen.ts";
import { TABLES as part310 } from "./parts/accounting.gen.ts";
import { TABLES as part311 } from "./parts/accounting-2.gen.ts";
import { TABLES as part312 } from "./parts/accounting-3.gen.ts";
import { TABLES as part313 } from "./parts/arts.gen.ts";
import { TABLES as part314 } from "./parts/arts-2.gen.ts";
import { TABLES as part315 } from "./parts/arts-3.gen.ts";
import { TABLES as part316 } from "./parts/arts-4.gen.ts";
import { TABLES as part317 } from "./parts/aviation-and-shipping.gen.ts";
import { TABLES as part318 } from "./parts/aviation-and-shipping-2.gen.ts";
import { TABLES as part319 } from "./parts/aviation-and-shipping-3.gen.ts";
import { TABLES as part320 } from "./parts/aviation-and-shipping-4.gen.ts";
import { TABLES as part321 } from "./parts/aviation-and-shipping-5.gen.ts";
import { TABLES as part322 } from "./parts/banking-and-insurance.gen.ts";
import { TABLES as part323 } from "./parts/banking-and-insurance-2.gen.ts";
import { TABLES as part324 } from "./parts/banking-and-insurance-3.gen.ts";
import { TABLES as part325 } from "./parts/chemistry.gen.ts";
import { TABLES as part326 } from "./parts/chemistry-2.gen.ts";
import { TABLES as part327 } from "./parts/cleaning.gen.ts";
import { TABLES as part328 } from "./parts/cleaning-2.gen.ts";
import { TABLES as part329 } from "./parts/construction.gen.ts";
import { TABLES as part330 } from "./parts/construction-2.gen.ts";
import { TABLES as part331 } from "./parts/construction-3.gen.ts";
import { TABLES as part332 } from "./parts/construction-4.gen.ts";
import { TABLES as part333 } from "./parts/construction-5.gen.ts";
import { TABLES as part334 } from "./parts/construction-6.gen.ts";
import { TABLES as part335 } from "./parts/construction-7.gen.ts";
import { TABLES as part336 } from "./parts/driving-and-freight.gen.ts";
import { TABLES as part337 } from "./parts/driving-and-freight-2.gen.ts";
import { TABLES as part338 } from "./parts/driving-and-freight-3.gen.ts";
import { TABLES as part339 } from "./parts/education.gen.ts";
import { TABLES as part340 } from "./parts/education-2.gen.ts";
import { TABLES as part341 } from "./parts/electrical.gen.ts";
import { TABLES as part342 } from "./parts/electrical-2.gen.ts";
import { TABLES as part343 } from "./parts/electrical-3.gen.ts";
import { TABLES as part344 } from "./parts/esco.gen.ts";
import { TABLES as part345 } from "./parts/esco-2.gen.ts";
import { TABLES as part346 } from "./parts/esco-3.gen.ts";
import { TABLES as part347 } from "./parts/esco-4.gen.ts";
import { TABLES as part348 } from "./parts/esco-5.gen.ts";
import { TABLES as part349 } from "./parts/esco-6.gen.ts";
import { TABLES as part350 } from "./parts/esco-7.gen.ts";
import { TABLES as part351 } from "./parts/esco-8.gen.ts";
import { TABLES as part352 } from "./parts/esco-9.gen.ts";
import { TABLES as part353 } from "./parts/esco-10.gen.ts";
import { TABLES as part354 } from "./parts/esco-11.gen.ts";
import { TABLES as part355 } from "./parts/esco-12.gen.ts";
import { TABLES as part356 } from "./parts/esco-13.gen.ts";
import { TABLES as part357 } from "./parts/esco-14.gen.ts";
import { TABLES as part358 } from "./parts/esco-15.gen.ts";
import { TABLES as part359 } from "./parts/esco-16.gen.ts";
import { TABLES as part360 } from "./parts/esco-17.gen.ts";
import { TABLES as part361 } from "./parts/esco-18.gen.ts";
import { TABLES as part362 } from "./parts/esco-19.gen.ts";
import { TABLES as part363 } from "./parts/esco-20.gen.ts";
import { TABLES as part364 } from "./parts/esco-21.gen.ts";
import { TABLES as part365 } from "./parts/esco-22.gen.ts";
import { TABLES as part366 } from "./parts/esco-23.gen.ts";
import { TABLES as part367 } from "./parts/esco-24.gen.ts";
import { TABLES as part368 } from "./parts/esco-25.gen.ts";
import { TABLES as part369 } from "./parts/esco-26.gen.ts";
import { TABLES as part370 } from "./parts/farming.gen.ts";
import { TABLES as part371 } from "./parts/farming-2.gen.ts";
import { TABLES as part372 } from "./parts/farming-3.gen.ts";
import { TABLES as part373 } from "./parts/farming-4.gen.ts";
import { TABLES as part374 } from "./parts/farming-5.gen.ts";
import { TABLES as part375 } from "./parts/food-production.gen.ts";
import { TABLES as part376 } from "./parts/food-production-2.gen.ts";
import { TABLES as part377 } from "./parts/food-production-3.gen.ts";
import { TABLES as part378 } from "./parts/hair-and-beauty.gen.ts";
import { TABLES as part379 } from "./parts/hair-and-beauty-2.gen.ts";
import { TABLES as part380 } from "./parts/hotels-and-travel.gen.ts";
import { TABLES as part381 } from "./parts/hotels-and-travel-2.gen.ts";
import { TABLES as part382 } from "./parts/hotels-and-travel-3.gen.ts";
import { TABLES as part383 } from "./parts/hotels-and-travel-4.gen.ts";
import { TABLES as part384 } from "./parts/human-resources.gen.ts";
import { TABLES as part385 } from "./parts/kitchen.gen.ts";
import { TABLES as part386 } from "./parts/kitchen-2.gen.ts";
import { TABLES as part387 } from "./parts/kitchen-3.gen.ts";
import { TABLES as part388 } from "./parts/kitchen-4.gen.ts";
import { TABLES as part389 } from "./parts/languages.gen.ts";
import { TABLES as part390 } from "./parts/law.gen.ts";
import { TABLES as part391 } from "./parts/law-2.gen.ts";
import { TABLES as part392 } from "./parts/law-3.gen.ts";
import { TABLES as part393 } from "./parts/libraries-and-museums.gen.ts";
import { TABLES as part394 } from "./parts/manufacturing.gen.ts";
import { TABLES as part395 } from "./parts/manufacturing-2.gen.ts";
import { TABLES as part396 } from "./parts/manufacturing-3.gen.ts";
import { TABLES as part397 } from "./parts/manufacturing-4.gen.ts";
import { TABLES as part398 } from "./parts/manufacturing-5.gen.ts";
import { TABLES as part399 } from "./parts/manufacturing-6.gen.ts";
import { TABLES as part400 } from "./parts/marketing.gen.ts";
import { TABLES as part401 } from "./parts/marketing-2.gen.ts";
import { TABLES as part402 } from "./parts/marketing-3.gen.ts";
import { TABLES as part403 } from "./parts/media.gen.ts";
import { TABLES as part404 } from "./parts/media-2.gen.ts";
import { TABLES as part405 } from "./parts/medicine.gen.ts";
import { TABLES as part406 } from "./parts/medicine-2.gen.ts";
import { TABLES as part407 } from "./parts/medicine-3.gen.ts";
import { TABLES as part408 } from "./parts/medicine-4.gen.ts";
import { TABLES as part409 } from "./parts/medicine-5.gen.ts";
import { TABLES as part410 } from "./parts/medicine-6.gen.ts";
import { TABLES as part411 } from "./parts/medicine-7.gen.ts";
import { TABLES as part412 } from "./parts/medicine-8.gen.ts";
import { TABLES as part413 } from "./parts/metalwork.gen.ts";
import { TABLES as part414 } from "./parts/metalwork-2.gen.ts";
import { TABLES as part415 } from "./parts/metalwork-3.gen.ts";
import { TABLES as part416 } from "./parts/mining-and-energy.gen.ts";
import { TABLES as part417 } from "./parts/mining-and-energy-2.gen.ts";
import { TABLES as part418 } from "./parts/mining-and-energy-3.gen.ts";
import { TABLES as part419 } from "./parts/nursing-and-care.gen.ts";
import { TABLES as part420 } from "./parts/nursing-and-care-2.gen.ts";
import { TABLES as part421 } from "./parts/nursing-and-care-3.gen.ts";
import { TABLES as part422 } from "./parts/nursing-and-care-4.gen.ts";
import { TABLES as part423 } from "./parts/nursing-and-care-5.gen.ts";
import { TABLES as part424 } from "./parts/office.gen.ts";
import { TABLES as part425 } from "./parts/pharmacy.gen.ts";
import { TABLES as part426 } from "./parts/pharmacy-2.gen.ts";
import { TABLES as part427 } from "./parts/pharmacy-3.gen.ts";
import { TABLES as part428 } from "./parts/plumbing-and-heating.gen.ts";
import { TABLES as part429 } from "./parts/plumbing-and-heating-2.gen.ts";
import { TABLES as part430 } from "./parts/products.gen.ts";
import { TABLES as part431 } from "./parts/products-2.gen.ts";
import { TABLES as part432 } from "./parts/products-3.gen.ts";
import { TABLES as part433 } from "./parts/products-4.gen.ts";
import { TABLES as part434 } from "./parts/products-5.gen.ts";
import { TABLES as part435 } from "./parts/products-6.gen.ts";
import { TABLES as part436 } from "./parts/products-7.gen.ts";
import { TABLES as part437 } from "./parts/products-8.gen.ts";
import { TABLES as part438 } from "./parts/products-9.gen.ts";
import { TABLES as part439 } from "./parts/products-10.gen.ts";
import { TABLES as part440 } from "./parts/products-11.gen.ts";
import { TABLES as part441 } from "./parts/products-12.gen.ts";
import { TABLES as part442 } from "./parts/products-13.gen.ts";
import { TABLES as part443 } from "./parts/products-14.gen.ts";
import { TABLES as part444 } from "./parts/products-15.gen.ts";
import { TABLES as part445 } from "./parts/products-16.gen.ts";
import { TABLES as part446 } from "./parts/products-17.gen.ts";
import { TABLES as part447 } from "./parts/products-18.gen.ts";
import { TABLES as part448 } from "./parts/products-19.gen.ts";
import { TABLES as part449 } from "./parts/products-20.gen.ts";
import { TABLES as part450 } from "./parts/products-21.gen.ts";
import { TABLES as part451 } from "./parts/products-22.gen.ts";
import { TABLES as part452 } from "./parts/products-23.gen.ts";
import { TABLES as part453 } from "./parts/public-administration.gen.ts";
import { TABLES as part454 } from "./parts/qualifications.gen.ts";
import { TABLES as part455 } from "./parts/qualifications-2.gen.ts";
import { TABLES as part456 } from "./parts/quality-and-safety.gen.ts";
import { TABLES as part457 } from "./parts/quality-and-safety-2.gen.ts";
import { TABLES as part458 } from "./parts/quality-and-safety-3.gen.ts";
import { TABLES as part459 } from "./parts/retail.gen.ts";
import { TABLES as part460 } from "./parts/retail-2.gen.ts";
import { TABLES as part461 } from "./parts/sales.gen.ts";
import { TABLES as part462 } from "./parts/science.gen.ts";
import { TABLES as part463 } from "./parts/science-2.gen.ts";
import { TABLES as part464 } from "./parts/science-3.gen.ts";
import { TABLES as part465 } from "./parts/science-4.gen.ts";
import { TABLES as part466 } from "./parts/science-5.gen.ts";
import { TABLES as part467 } from "./parts/science-6.gen.ts";
import { TABLES as part468 } from "./parts/security-and-rescue.gen.ts";
import { TABLES as part469 } from "./parts/security-and-rescue-2.gen.ts";
import { TABLES as part470 } from "./parts/security-and-rescue-3.gen.ts";
import { TABLES as part471 } from "./parts/software.gen.ts";
import { TABLES as part472 } from "./parts/software-2.gen.ts";
import { TABLES as part473 } from "./parts/software-3.gen.ts";
import { TABLES as part474 } from "./parts/software-4.gen.ts";
import { TABLES as part475 } from "./parts/software-5.gen.ts";
import { TABLES as part476 } from "./parts/software-6.gen.ts";
import { TABLES as part477 } from "./parts/software-7.gen.ts";
import { TABLES as part478 } from "./parts/sport.gen.ts";
import { TABLES as part479 } from "./parts/sport-2.gen.ts";
import { TABLES as part480 } from "./parts/textiles.gen.ts";
import { TABLES as part481 } from "./parts/textiles-2.gen.ts";
import { TABLES as part482 } from "./parts/textiles-3.gen.ts";
import { TABLES as part483 } from "./parts/textiles-4.gen.ts";
import { TABLES as part484 } from "./parts/textiles-5.gen.ts";
import { TABLES as part485 } from "./parts/therapy-and-social-work.gen.ts";
import { TABLES as part486 } from "./parts/therapy-and-social-work-2.gen.ts";
import { TABLES as part487 } from "./parts/therapy-and-social-work-3.gen.ts";
import { TABLES as part488 } from "./parts/therapy-and-social-work-4.gen.ts";
import { TABLES as part489 } from "./parts/vehicles.gen.ts";
import { TABLES as part490 } from "./parts/vehicles-2.gen.ts";
import { TABLES as part491 } from "./parts/veterinary.gen.ts";
import { TABLES as part492 } from "./parts/veterinary-2.gen.ts";
import { TABLES as part493 } from "./parts/wood-and-finishing.gen.ts";
import { TABLES as part494 } from "./parts/wood-and-finishing-2.gen.ts";
import { TABLES as part495 } from "./parts/small-fields.gen.ts";
import { TABLES as part496 } from "./parts/small-fields-2.gen.ts";
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
  "glosses-94": part95,
  "glosses-95": part96,
  "glosses-96": part97,
  "glosses-97": part98,
  "glosses-98": part99,
  "glosses-99": part100,
  "glosses-100": part101,
  "glosses-101": part102,
  "glosses-102": part103,
  "glosses-103": part104,
  "glosses-104": part105,
  "glosses-105": part106,
  "glosses-106": part107,
  "glosses-107": part108,
  "glosses-108": part109,
  "glosses-109": part110,
  "glosses-110": part111,
  "glosses-111": part112,
  "glosses-112": part113,
  "glosses-113": part114,
  "glosses-114": part115,
  "glosses-115": part116,
  "glosses-116": part117,
  "glosses-117": part118,
  "glosses-118": part119,
  "glosses-119": part120,
  "glosses-120": part121,
  "glosses-121": part122,
  "glosses-122": part123,
  "glosses-123": part124,
  "glosses-124": part125,
  "glosses-125": part126,
  "glosses-126": part127,
  "glosses-127": part128,
  "glosses-128": part129,
  "glosses-129": part130,
  "glosses-130": part131,
  "glosses-131": part132,
  "glosses-132": part133,
  "glosses-133": part134,
  "glosses-134": part135,
  "glosses-135": part136,
  "glosses-136": part137,
  "glosses-137": part138,
  "glosses-138": part139,
  "glosses-139": part140,
  "glosses-140": part141,
  "glosses-141": part142,
  "glosses-142": part143,
  "glosses-143": part144,
  "glosses-144": part145,
  "glosses-145": part146,
  "glosses-146": part147,
  "glosses-147": part148,
  "glosses-148": part149,
  "glosses-149": part150,
  "glosses-150": part151,
  "glosses-151": part152,
  "glosses-152": part153,
  "glosses-153": part154,
  "glosses-154": part155,
  "glosses-155": part156,
  "glosses-156": part157,
  "glosses-157": part158,
  "glosses-158": part159,
  "glosses-159": part160,
  "glosses-160": part161,
  "glosses-161": part162,
  "glosses-162": part163,
  "glosses-163": part164,
  "glosses-164": part165,
  "glosses-165": part166,
  "glosses-166": part167,
  "glosses-167": part168,
  "glosses-168": part169,
  "glosses-169": part170,
  "glosses-170": part171,
  "glosses-171": part172,
  "glosses-172": part173,
  "glosses-173": part174,
  "glosses-174": part175,
  "glosses-175": part176,
  "glosses-176": part177,
  "glosses-177": part178,
  "glosses-178": part179,
  "glosses-179": part180,
  "glosses-180": part181,
  "glosses-181": part182,
  "glosses-182": part183,
  "glosses-183": part184,
  "glosses-184": part185,
  "glosses-185": part186,
  "glosses-186": part187,
  "glosses-187": part188,
  "phrases-0": part189,
  "phrases-1": part190,
  "phrases-2": part191,
  "phrases-3": part192,
  "phrases-4": part193,
  "phrases-5": part194,
  "phrases-6": part195,
  "phrases-7": part196,
  "phrases-8": part197,
  "phrases-9": part198,
  "phrases-10": part199,
  "phrases-11": part200,
  "phrases-12": part201,
  "phrases-13": part202,
  "phrases-14": part203,
  "phrases-15": part204,
  "phrases-16": part205,
  "phrases-17": part206,
  "phrases-18": part207,
  "phrases-19": part208,
  "phrases-20": part209,
  "phrases-21": part210,
  "phrases-22": part211,
  "phrases-23": part212,
  "phrases-24": part213,
  "phrases-25": part214,
  "phrases-26": part215,
  "phrases-27": part216,
  "phrases-28": part217,
  "phrases-29": part218,
  "phrases-30": part219,
  "phrases-31": part220,
  "phrases-32": part221,
  "phrases-33": part222,
  "phrases-34": part223,
  "phrases-35": part224,
  "phrases-36": part225,
  "phrases-37": part226,
  "phrases-38": part227,
  "phrases-39": part228,
  "phrases-40": part229,
  "phrases-41": part230,
  "phrases-42": part231,
  "phrases-43": part232,
  "phrases-44": part233,
  "phrases-45": part234,
  "phrases-46": part235,
  "phrases-47": part236,
  "phrases-48": part237,
  "phrases-49": part238,
  "phrases-50": part239,
  "phrases-51": part240,
  "phrases-52": part241,
  "phrases-53": part242,
  "phrases-54": part243,
  "phrases-55": part244,
  "phrases-56": part245,
  "phrases-57": part246,
  "phrases-58": part247,
  "lines-en": part248,
  "lines-tr": part249,
  "titles-0": part250,
  "titles-1": part251,
  "titles-2": part252,
  "titles-3": part253,
  "titles-4": part254,
  "titles-5": part255,
  "titles-6": part256,
  "titles-7": part257,
  "titles-8": part258,
  "titles-9": part259,
  "titles-10": part260,
  "titles-11": part261,
  "titles-12": part262,
  "titles-13": part263,
  "titles-14": part264,
  "titles-15": part265,
  "titles-16": part266,
  "titles-17": part267,
  "titles-18": part268,
  "titles-19": part269,
  "titles-20": part270,
  "titles-21": part271,
  "titles-22": part272,
  "titles-23": part273,
  "titles-24": part274,
  "titles-25": part275,
  "titles-26": part276,
  "titles-27": part277,
  "titles-28": part278,
  "titles-29": part279,
  "titles-30": part280,
  "titles-31": part281,
  "titles-32": part282,
  "titles-33": part283,
  "titles-34": part284,
  "titles-35": part285,
  "titles-36": part286,
  "titles-37": part287,
  "titles-38": part288,
  "titles-39": part289,
  "titles-40": part290,
  "titles-41": part291,
  "titles-42": part292,
  "titles-43": part293,
  "titles-44": part294,
  "titles-45": part295,
  "titles-46": part296,
  "titles-47": part297,
  "titles-48": part298,
  "titles-49": part299,
  "titles-50": part300,
  "titles-51": part301,
  "titles-52": part302,
  "titles-53": part303,
  "titles-54": part304,
  "titles-55": part305,
  "titles-56": part306,
  "titles-57": part307,
  "titles-58": part308,
  "titles-59": part309,
  "accounting": part310,
  "accounting-2": part311,
  "accounting-3": part312,
  "arts": part313,
  "arts-2": part314,
  "arts-3": part315,
  "arts-4": part316,
  "aviation-and-shipping": part317,
  "aviation-and-shipping-2": part318,
  "aviation-and-shipping-3": part319,
  "aviation-and-shipping-4": part320,
  "aviation-and-shipping-5": part321,
  "banking-and-insurance": part322,
  "banking-and-insurance-2": part323,
  "banking-and-insurance-3": part324,
  "chemistry": part325,
  "chemistry-2": part326,
  "cleaning": part327,
  "cleaning-2": part328,
  "construction": part329,
  "construction-2": part330,
  "construction-3": part331,
  "construction-4": part332,
  "construction-5": part333,
  "construction-6": part334,
  "construction-7": part335,
  "driving-and-freight": part336,
  "driving-and-freight-2": part337,
  "driving-and-freight-3": part338,
  "education": part339,
  "education-2": part340,
  "electrical": part341,
  "electrical-2": part342,
  "electrical-3": part343,
  "esco": part344,
  "esco-2": part345,
  "esco-3": part346,
  "esco-4": part347,
  "esco-5": part348,
  "esco-6": part349,
  "esco-7": part350,
  "esco-8": part351,
  "esco-9": part352,
  "esco-10": part353,
  "esco-11": part354,
  "esco-12": part355,
  "esco-13": part356,
  "esco-14": part357,
  "esco-15": part358,
  "esco-16": part359,
  "esco-17": part360,
  "esco-18": part361,
  "esco-19": part362,
  "esco-20": part363,
  "esco-21": part364,
  "esco-22": part365,
  "esco-23": part366,
  "esco-24": part367,
  "esco-25": part368,
  "esco-26": part369,
  "farming": part370,
  "farming-2": part371,
  "farming-3": part372,
  "farming-4": part373,
  "farming-5": part374,
  "food-production": part375,
  "food-production-2": part376,
  "food-production-3": part377,
  "hair-and-beauty": part378,
  "hair-and-beauty-2": part379,
  "hotels-and-travel": part380,
  "hotels-and-travel-2": part381,
  "hotels-and-travel-3": part382,
  "hotels-and-travel-4": part383,
  "human-resources": part384,
  "kitchen": part385,
  "kitchen-2": part386,
  "kitchen-3": part387,
  "kitchen-4": part388,
  "languages": part389,
  "law": part390,
  "law-2": part391,
  "law-3": part392,
  "libraries-and-museums": part393,
  "manufacturing": part394,
  "manufacturing-2": part395,
  "manufacturing-3": part396,
  "manufacturing-4": part397,
  "manufacturing-5": part398,
  "manufacturing-6": part399,
  "marketing": part400,
  "marketing-2": part401,
  "marketing-3": part402,
  "media": part403,
  "media-2": part404,
  "medicine": part405,
  "medicine-2": part406,
  "medicine-3": part407,
  "medicine-4": part408,
  "medicine-5": part409,
  "medicine-6": part410,
  "medicine-7": part411,
  "medicine-8": part412,
  "metalwork": part413,
  "metalwork-2": part414,
  "metalwork-3": part415,
  "mining-and-energy": part416,
  "mining-and-energy-2": part417,
  "mining-and-energy-3": part418,
  "nursing-and-care": part419,
  "nursing-and-care-2": part420,
  "nursing-and-care-3": part421,
  "nursing-and-care-4": part422,
  "nursing-and-care-5": part423,
  "office": part424,
  "pharmacy": part425,
  "pharmacy-2": part426,
  "pharmacy-3": part427,
  "plumbing-and-heating": part428,
  "plumbing-and-heating-2": part429,
  "products": part430,
  "products-2": part431,
  "products-3": part432,
  "products-4": part433,
  "products-5": part434,
  "products-6": part435,
  "products-7": part436,
  "products-8": part437,
  "products-9": part438,
  "products-10": part439,
  "products-11": part440,
  "products-12": part441,
  "products-13": part442,
  "products-14": part443,
  "products-15": part444,
  "products-16": part445,
  "products-17": part446,
  "products-18": part447,
  "products-19": part448,
  "products-20": part449,
  "products-21": part450,
  "products-22": part451,
  "products-23": part452,
  "public-administration": part453,
  "qualifications": part454,
  "qualifications-2": part455,
  "quality-and-safety": part456,
  "quality-and-safety-2": part457,
  "quality-and-safety-3": part458,
  "retail": part459,
  "retail-2": part460,
  "sales": part461,
  "science": part462,
  "science-2": part463,
  "science-3": part464,
  "science-4": part465,
  "science-5": part466,
  "science-6": part467,
  "security-and-rescue": part468,
  "security-and-rescue-2": part469,
  "security-and-rescue-3": part470,
  "software": part471,
  "software-2": part472,
  "software-3": part473,
  "software-4": part474,
  "software-5": part475,
  "software-6": part476,
  "software-7": part477,
  "sport": part478,
  "sport-2": part479,
  "textiles": part480,
  "textiles-2": part481,
  "textiles-3": part482,
  "textiles-4": part483,
  "textiles-5": part484,
  "therapy-and-social-work": part485,
  "therapy-and-social-work-2": part486,
  "therapy-and-social-work-3": part487,
  "therapy-and-social-work-4": part488,
  "vehicles": part489,
  "vehicles-2": part490,
  "veterinary": part491,
  "veterinary-2": part492,
  "wood-and-finishing": part493,
  "wood-and-finishing-2": part494,
  "small-fields": part495,
  "small-fields-2": part496,
};
export const LOADERS: Readonly<Record<string, LoadPart>> = {};
