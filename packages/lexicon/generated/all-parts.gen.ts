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
import { TABLES as part152 } from "./parts/phrases-0.gen.ts";
import { TABLES as part153 } from "./parts/phrases-1.gen.ts";
import { TABLES as part154 } from "./parts/phrases-2.gen.ts";
import { TABLES as part155 } from "./parts/phrases-3.gen.ts";
import { TABLES as part156 } from "./parts/phrases-4.gen.ts";
import { TABLES as part157 } from "./parts/phrases-5.gen.ts";
import { TABLES as part158 } from "./parts/phrases-6.gen.ts";
import { TABLES as part159 } from "./parts/phrases-7.gen.ts";
import { TABLES as part160 } from "./parts/phrases-8.gen.ts";
import { TABLES as part161 } from "./parts/phrases-9.gen.ts";
import { TABLES as part162 } from "./parts/phrases-10.gen.ts";
import { TABLES as part163 } from "./parts/phrases-11.gen.ts";
import { TABLES as part164 } from "./parts/phrases-12.gen.ts";
import { TABLES as part165 } from "./parts/phrases-13.gen.ts";
import { TABLES as part166 } from "./parts/phrases-14.gen.ts";
import { TABLES as part167 } from "./parts/phrases-15.gen.ts";
import { TABLES as part168 } from "./parts/phrases-16.gen.ts";
import { TABLES as part169 } from "./parts/phrases-17.gen.ts";
import { TABLES as part170 } from "./parts/phrases-18.gen.ts";
import { TABLES as part171 } from "./parts/phrases-19.gen.ts";
import { TABLES as part172 } from "./parts/phrases-20.gen.ts";
import { TABLES as part173 } from "./parts/phrases-21.gen.ts";
import { TABLES as part174 } from "./parts/phrases-22.gen.ts";
import { TABLES as part175 } from "./parts/phrases-23.gen.ts";
import { TABLES as part176 } from "./parts/phrases-24.gen.ts";
import { TABLES as part177 } from "./parts/phrases-25.gen.ts";
import { TABLES as part178 } from "./parts/phrases-26.gen.ts";
import { TABLES as part179 } from "./parts/phrases-27.gen.ts";
import { TABLES as part180 } from "./parts/phrases-28.gen.ts";
import { TABLES as part181 } from "./parts/phrases-29.gen.ts";
import { TABLES as part182 } from "./parts/phrases-30.gen.ts";
import { TABLES as part183 } from "./parts/phrases-31.gen.ts";
import { TABLES as part184 } from "./parts/phrases-32.gen.ts";
import { TABLES as part185 } from "./parts/phrases-33.gen.ts";
import { TABLES as part186 } from "./parts/phrases-34.gen.ts";
import { TABLES as part187 } from "./parts/phrases-35.gen.ts";
import { TABLES as part188 } from "./parts/phrases-36.gen.ts";
import { TABLES as part189 } from "./parts/phrases-37.gen.ts";
import { TABLES as part190 } from "./parts/phrases-38.gen.ts";
import { TABLES as part191 } from "./parts/phrases-39.gen.ts";
import { TABLES as part192 } from "./parts/phrases-40.gen.ts";
import { TABLES as part193 } from "./parts/phrases-41.gen.ts";
import { TABLES as part194 } from "./parts/phrases-42.gen.ts";
import { TABLES as part195 } from "./parts/phrases-43.gen.ts";
import { TABLES as part196 } from "./parts/phrases-44.gen.ts";
import { TABLES as part197 } from "./parts/phrases-45.gen.ts";
import { TABLES as part198 } from "./parts/phrases-46.gen.ts";
import { TABLES as part199 } from "./parts/phrases-47.gen.ts";
import { TABLES as part200 } from "./parts/phrases-48.gen.ts";
import { TABLES as part201 } from "./parts/phrases-49.gen.ts";
import { TABLES as part202 } from "./parts/phrases-50.gen.ts";
import { TABLES as part203 } from "./parts/phrases-51.gen.ts";
import { TABLES as part204 } from "./parts/phrases-52.gen.ts";
import { TABLES as part205 } from "./parts/phrases-53.gen.ts";
import { TABLES as part206 } from "./parts/phrases-54.gen.ts";
import { TABLES as part207 } from "./parts/phrases-55.gen.ts";
import { TABLES as part208 } from "./parts/phrases-56.gen.ts";
import { TABLES as part209 } from "./parts/phrases-57.gen.ts";
import { TABLES as part210 } from "./parts/phrases-58.gen.ts";
import { TABLES as part211 } from "./parts/phrases-59.gen.ts";
import { TABLES as part212 } from "./parts/phrases-60.gen.ts";
import { TABLES as part213 } from "./parts/phrases-61.gen.ts";
import { TABLES as part214 } from "./parts/phrases-62.gen.ts";
import { TABLES as part215 } from "./parts/phrases-63.gen.ts";
import { TABLES as part216 } from "./parts/phrases-64.gen.ts";
import { TABLES as part217 } from "./parts/phrases-65.gen.ts";
import { TABLES as part218 } from "./parts/phrases-66.gen.ts";
import { TABLES as part219 } from "./parts/phrases-67.gen.ts";
import { TABLES as part220 } from "./parts/phrases-68.gen.ts";
import { TABLES as part221 } from "./parts/phrases-69.gen.ts";
import { TABLES as part222 } from "./parts/phrases-70.gen.ts";
import { TABLES as part223 } from "./parts/phrases-71.gen.ts";
import { TABLES as part224 } from "./parts/phrases-72.gen.ts";
import { TABLES as part225 } from "./parts/phrases-73.gen.ts";
import { TABLES as part226 } from "./parts/phrases-74.gen.ts";
import { TABLES as part227 } from "./parts/phrases-75.gen.ts";
import { TABLES as part228 } from "./parts/phrases-76.gen.ts";
import { TABLES as part229 } from "./parts/phrases-77.gen.ts";
import { TABLES as part230 } from "./parts/phrases-78.gen.ts";
import { TABLES as part231 } from "./parts/phrases-79.gen.ts";
import { TABLES as part232 } from "./parts/phrases-80.gen.ts";
import { TABLES as part233 } from "./parts/phrases-81.gen.ts";
import { TABLES as part234 } from "./parts/phrases-82.gen.ts";
import { TABLES as part235 } from "./parts/phrases-83.gen.ts";
import { TABLES as part236 } from "./parts/phrases-84.gen.ts";
import { TABLES as part237 } from "./parts/phrases-85.gen.ts";
import { TABLES as part238 } from "./parts/phrases-86.gen.ts";
import { TABLES as part239 } from "./parts/phrases-87.gen.ts";
import { TABLES as part240 } from "./parts/phrases-88.gen.ts";
import { TABLES as part241 } from "./parts/phrases-89.gen.ts";
import { TABLES as part242 } from "./parts/phrases-90.gen.ts";
import { TABLES as part243 } from "./parts/phrases-91.gen.ts";
import { TABLES as part244 } from "./parts/phrases-92.gen.ts";
import { TABLES as part245 } from "./parts/phrases-93.gen.ts";
import { TABLES as part246 } from "./parts/phrases-94.gen.ts";
import { TABLES as part247 } from "./parts/phrases-95.gen.ts";
import { TABLES as part248 } from "./parts/phrases-96.gen.ts";
import { TABLES as part249 } from "./parts/phrases-97.gen.ts";
import { TABLES as part250 } from "./parts/phrases-98.gen.ts";
import { TABLES as part251 } from "./parts/phrases-99.gen.ts";
import { TABLES as part252 } from "./parts/phrases-100.gen.ts";
import { TABLES as part253 } from "./parts/phrases-101.gen.ts";
import { TABLES as part254 } from "./parts/phrases-102.gen.ts";
import { TABLES as part255 } from "./parts/phrases-103.gen.ts";
import { TABLES as part256 } from "./parts/phrases-104.gen.ts";
import { TABLES as part257 } from "./parts/phrases-105.gen.ts";
import { TABLES as part258 } from "./parts/phrases-106.gen.ts";
import { TABLES as part259 } from "./parts/phrases-107.gen.ts";
import { TABLES as part260 } from "./parts/phrases-108.gen.ts";
import { TABLES as part261 } from "./parts/phrases-109.gen.ts";
import { TABLES as part262 } from "./parts/phrases-110.gen.ts";
import { TABLES as part263 } from "./parts/phrases-111.gen.ts";
import { TABLES as part264 } from "./parts/phrases-112.gen.ts";
import { TABLES as part265 } from "./parts/phrases-113.gen.ts";
import { TABLES as part266 } from "./parts/phrases-114.gen.ts";
import { TABLES as part267 } from "./parts/phrases-115.gen.ts";
import { TABLES as part268 } from "./parts/phrases-116.gen.ts";
import { TABLES as part269 } from "./parts/phrases-117.gen.ts";
import { TABLES as part270 } from "./parts/phrases-118.gen.ts";
import { TABLES as part271 } from "./parts/phrases-119.gen.ts";
import { TABLES as part272 } from "./parts/phrases-120.gen.ts";
import { TABLES as part273 } from "./parts/phrases-121.gen.ts";
import { TABLES as part274 } from "./parts/phrases-122.gen.ts";
import { TABLES as part275 } from "./parts/phrases-123.gen.ts";
import { TABLES as part276 } from "./parts/phrases-124.gen.ts";
import { TABLES as part277 } from "./parts/phrases-125.gen.ts";
import { TABLES as part278 } from "./parts/phrases-126.gen.ts";
import { TABLES as part279 } from "./parts/phrases-127.gen.ts";
import { TABLES as part280 } from "./parts/phrases-128.gen.ts";
import { TABLES as part281 } from "./parts/phrases-129.gen.ts";
import { TABLES as part282 } from "./parts/phrases-130.gen.ts";
import { TABLES as part283 } from "./parts/phrases-131.gen.ts";
import { TABLES as part284 } from "./parts/phrases-132.gen.ts";
import { TABLES as part285 } from "./parts/phrases-133.gen.ts";
import { TABLES as part286 } from "./parts/phrases-134.gen.ts";
import { TABLES as part287 } from "./parts/phrases-135.gen.ts";
import { TABLES as part288 } from "./parts/phrases-136.gen.ts";
import { TABLES as part289 } from "./parts/phrases-137.gen.ts";
import { TABLES as part290 } from "./parts/phrases-138.gen.ts";
import { TABLES as part291 } from "./parts/phrases-139.gen.ts";
import { TABLES as part292 } from "./parts/phrases-140.gen.ts";
import { TABLES as part293 } from "./parts/phrases-141.gen.ts";
import { TABLES as part294 } from "./parts/phrases-142.gen.ts";
import { TABLES as part295 } from "./parts/phrases-143.gen.ts";
import { TABLES as part296 } from "./parts/phrases-144.gen.ts";
import { TABLES as part297 } from "./parts/phrases-145.gen.ts";
import { TABLES as part298 } from "./parts/phrases-146.gen.ts";
import { TABLES as part299 } from "./parts/phrases-147.gen.ts";
import { TABLES as part300 } from "./parts/phrases-148.gen.ts";
import { TABLES as part301 } from "./parts/phrases-149.gen.ts";
import { TABLES as part302 } from "./parts/phrases-150.gen.ts";
import { TABLES as part303 } from "./parts/phrases-151.gen.ts";
import { TABLES as part304 } from "./parts/phrases-152.gen.ts";
import { TABLES as part305 } from "./parts/phrases-153.gen.ts";
import { TABLES as part306 } from "./parts/phrases-154.gen.ts";
import { TABLES as part307 } from "./parts/phrases-155.gen.ts";
import { TABLES as part308 } from "./parts/phrases-156.gen.ts";
import { TABLES as part309 } from "./parts/phrases-157.gen.ts";
import { TABLES as part310 } from "./parts/phrases-158.gen.ts";
import { TABLES as part311 } from "./parts/phrases-159.gen.ts";
import { TABLES as part312 } from "./parts/phrases-160.gen.ts";
import { TABLES as part313 } from "./parts/phrases-161.gen.ts";
import { TABLES as part314 } from "./parts/phrases-162.gen.ts";
import { TABLES as part315 } from "./parts/phrases-163.gen.ts";
import { TABLES as part316 } from "./parts/phrases-164.gen.ts";
import { TABLES as part317 } from "./parts/phrases-165.gen.ts";
import { TABLES as part318 } from "./parts/phrases-166.gen.ts";
import { TABLES as part319 } from "./parts/phrases-167.gen.ts";
import { TABLES as part320 } from "./parts/phrases-168.gen.ts";
import { TABLES as part321 } from "./parts/phrases-169.gen.ts";
import { TABLES as part322 } from "./parts/phrases-170.gen.ts";
import { TABLES as part323 } from "./parts/phrases-171.gen.ts";
import { TABLES as part324 } from "./parts/phrases-172.gen.ts";
import { TABLES as part325 } from "./parts/phrases-173.gen.ts";
import { TABLES as part326 } from "./parts/phrases-174.gen.ts";
import { TABLES as part327 } from "./parts/phrases-175.gen.ts";
import { TABLES as part328 } from "./parts/phrases-176.gen.ts";
import { TABLES as part329 } from "./parts/phrases-177.gen.ts";
import { TABLES as part330 } from "./parts/phrases-178.gen.ts";
import { TABLES as part331 } from "./parts/phrases-179.gen.ts";
import { TABLES as part332 } from "./parts/phrases-180.gen.ts";
import { TABLES as part333 } from "./parts/phrases-181.gen.ts";
import { TABLES as part334 } from "./parts/phrases-182.gen.ts";
import { TABLES as part335 } from "./parts/phrases-183.gen.ts";
import { TABLES as part336 } from "./parts/phrases-184.gen.ts";
import { TABLES as part337 } from "./parts/phrases-185.gen.ts";
import { TABLES as part338 } from "./parts/phrases-186.gen.ts";
import { TABLES as part339 } from "./parts/phrases-187.gen.ts";
import { TABLES as part340 } from "./parts/phrases-188.gen.ts";
import { TABLES as part341 } from "./parts/phrases-189.gen.ts";
import { TABLES as part342 } from "./parts/phrases-190.gen.ts";
import { TABLES as part343 } from "./parts/phrases-191.gen.ts";
import { TABLES as part344 } from "./parts/phrases-192.gen.ts";
import { TABLES as part345 } from "./parts/phrases-193.gen.ts";
import { TABLES as part346 } from "./parts/phrases-194.gen.ts";
import { TABLES as part347 } from "./parts/phrases-195.gen.ts";
import { TABLES as part348 } from "./parts/phrases-196.gen.ts";
import { TABLES as part349 } from "./parts/phrases-197.gen.ts";
import { TABLES as part350 } from "./parts/phrases-198.gen.ts";
import { TABLES as part351 } from "./parts/phrases-199.gen.ts";
import { TABLES as part352 } from "./parts/phrases-200.gen.ts";
import { TABLES as part353 } from "./parts/phrases-201.gen.ts";
import { TABLES as part354 } from "./parts/phrases-202.gen.ts";
import { TABLES as part355 } from "./parts/phrases-203.gen.ts";
import { TABLES as part356 } from "./parts/phrases-204.gen.ts";
import { TABLES as part357 } from "./parts/phrases-205.gen.ts";
import { TABLES as part358 } from "./parts/phrases-206.gen.ts";
import { TABLES as part359 } from "./parts/phrases-207.gen.ts";
import { TABLES as part360 } from "./parts/lines-en.gen.ts";
import { TABLES as part361 } from "./parts/lines-tr.gen.ts";
import { TABLES as part362 } from "./parts/titles-0.gen.ts";
import { TABLES as part363 } from "./parts/titles-1.gen.ts";
import { TABLES as part364 } from "./parts/titles-2.gen.ts";
import { TABLES as part365 } from "./parts/titles-3.gen.ts";
import { TABLES as part366 } from "./parts/titles-4.gen.ts";
import { TABLES as part367 } from "./parts/titles-5.gen.ts";
import { TABLES as part368 } from "./parts/titles-6.gen.ts";
import { TABLES as part369 } from "./parts/titles-7.gen.ts";
import { TABLES as part370 } from "./parts/titles-8.gen.ts";
import { TABLES as part371 } from "./parts/titles-9.gen.ts";
import { TABLES as part372 } from "./parts/titles-10.gen.ts";
import { TABLES as part373 } from "./parts/titles-11.gen.ts";
import { TABLES as part374 } from "./parts/titles-12.gen.ts";
import { TABLES as part375 } from "./parts/titles-13.gen.ts";
import { TABLES as part376 } from "./parts/titles-14.gen.ts";
import { TABLES as part377 } from "./parts/titles-15.gen.ts";
import { TABLES as part378 } from "./parts/titles-16.gen.ts";
import { TABLES as part379 } from "./parts/titles-17.gen.ts";
import { TABLES as part380 } from "./parts/titles-18.gen.ts";
import { TABLES as part381 } from "./parts/titles-19.gen.ts";
import { TABLES as part382 } from "./parts/titles-20.gen.ts";
import { TABLES as part383 } from "./parts/titles-21.gen.ts";
import { TABLES as part384 } from "./parts/titles-22.gen.ts";
import { TABLES as part385 } from "./parts/titles-23.gen.ts";
import { TABLES as part386 } from "./parts/titles-24.gen.ts";
import { TABLES as part387 } from "./parts/titles-25.gen.ts";
import { TABLES as part388 } from "./parts/titles-26.gen.ts";
import { TABLES as part389 } from "./parts/titles-27.gen.ts";
import { TABLES as part390 } from "./parts/titles-28.gen.ts";
import { TABLES as part391 } from "./parts/titles-29.gen.ts";
import { TABLES as part392 } from "./parts/titles-30.gen.ts";
import { TABLES as part393 } from "./parts/titles-31.gen.ts";
import { TABLES as part394 } from "./parts/titles-32.gen.ts";
import { TABLES as part395 } from "./parts/titles-33.gen.ts";
import { TABLES as part396 } from "./parts/titles-34.gen.ts";
import { TABLES as part397 } from "./parts/titles-35.gen.ts";
import { TABLES as part398 } from "./parts/titles-36.gen.ts";
import { TABLES as part399 } from "./parts/titles-37.gen.ts";
import { TABLES as part400 } from "./parts/titles-38.gen.ts";
import { TABLES as part401 } from "./parts/titles-39.gen.ts";
import { TABLES as part402 } from "./parts/titles-40.gen.ts";
import { TABLES as part403 } from "./parts/titles-41.gen.ts";
import { TABLES as part404 } from "./parts/titles-42.gen.ts";
import { TABLES as part405 } from "./parts/titles-43.gen.ts";
import { TABLES as part406 } from "./parts/titles-44.gen.ts";
import { TABLES as part407 } from "./parts/titles-45.gen.ts";
import { TABLES as part408 } from "./parts/titles-46.gen.ts";
import { TABLES as part409 } from "./parts/titles-47.gen.ts";
import { TABLES as part410 } from "./parts/titles-48.gen.ts";
import { TABLES as part411 } from "./parts/titles-49.gen.ts";
import { TABLES as part412 } from "./parts/titles-50.gen.ts";
import { TABLES as part413 } from "./parts/titles-51.gen.ts";
import { TABLES as part414 } from "./parts/titles-52.gen.ts";
import { TABLES as part415 } from "./parts/titles-53.gen.ts";
import { TABLES as part416 } from "./parts/titles-54.gen.ts";
import { TABLES as part417 } from "./parts/titles-55.gen.ts";
import { TABLES as part418 } from "./parts/titles-56.gen.ts";
import { TABLES as part419 } from "./parts/titles-57.gen.ts";
import { TABLES as part420 } from "./parts/titles-58.gen.ts";
import { TABLES as part421 } from "./parts/titles-59.gen.ts";
import { TABLES as part422 } from "./parts/general.gen.ts";
import { TABLES as part423 } from "./parts/general-2.gen.ts";
import { TABLES as part424 } from "./parts/accounting.gen.ts";
import { TABLES as part425 } from "./parts/accounting-2.gen.ts";
import { TABLES as part426 } from "./parts/accounting-3.gen.ts";
import { TABLES as part427 } from "./parts/accounting-4.gen.ts";
import { TABLES as part428 } from "./parts/accounting-5.gen.ts";
import { TABLES as part429 } from "./parts/accounting-6.gen.ts";
import { TABLES as part430 } from "./parts/accounting-7.gen.ts";
import { TABLES as part431 } from "./parts/arts.gen.ts";
import { TABLES as part432 } from "./parts/arts-2.gen.ts";
import { TABLES as part433 } from "./parts/arts-3.gen.ts";
import { TABLES as part434 } from "./parts/arts-4.gen.ts";
import { TABLES as part435 } from "./parts/arts-5.gen.ts";
import { TABLES as part436 } from "./parts/arts-6.gen.ts";
import { TABLES as part437 } from "./parts/arts-7.gen.ts";
import { TABLES as part438 } from "./parts/arts-8.gen.ts";
import { TABLES as part439 } from "./parts/aviation-and-shipping.gen.ts";
import { TABLES as part440 } from "./parts/aviation-and-shipping-2.gen.ts";
import { TABLES as part441 } from "./parts/aviation-and-shipping-3.gen.ts";
import { TABLES as part442 } from "./parts/aviation-and-shipping-4.gen.ts";
import { TABLES as part443 } from "./parts/aviation-and-shipping-5.gen.ts";
import { TABLES as part444 } from "./parts/aviation-and-shipping-6.gen.ts";
import { TABLES as part445 } from "./parts/aviation-and-shipping-7.gen.ts";
import { TABLES as part446 } from "./parts/aviation-and-shipping-8.gen.ts";
import { TABLES as part447 } from "./parts/aviation-and-shipping-9.gen.ts";
import { TABLES as part448 } from "./parts/aviation-and-shipping-10.gen.ts";
import { TABLES as part449 } from "./parts/banking-and-insurance.gen.ts";
import { TABLES as part450 } from "./parts/banking-and-insurance-2.gen.ts";
import { TABLES as part451 } from "./parts/banking-and-insurance-3.gen.ts";
import { TABLES as part452 } from "./parts/banking-and-insurance-4.gen.ts";
import { TABLES as part453 } from "./parts/banking-and-insurance-5.gen.ts";
import { TABLES as part454 } from "./parts/banking-and-insurance-6.gen.ts";
import { TABLES as part455 } from "./parts/banking-and-insurance-7.gen.ts";
import { TABLES as part456 } from "./parts/character.gen.ts";
import { TABLES as part457 } from "./parts/charities.gen.ts";
import { TABLES as part458 } from "./parts/charities-2.gen.ts";
import { TABLES as part459 } from "./parts/chemistry.gen.ts";
import { TABLES as part460 } from "./parts/chemistry-2.gen.ts";
import { TABLES as part461 } from "./parts/chemistry-3.gen.ts";
import { TABLES as part462 } from "./parts/cleaning.gen.ts";
import { TABLES as part463 } from "./parts/cleaning-2.gen.ts";
import { TABLES as part464 } from "./parts/cleaning-3.gen.ts";
import { TABLES as part465 } from "./parts/construction.gen.ts";
import { TABLES as part466 } from "./parts/construction-2.gen.ts";
import { TABLES as part467 } from "./parts/construction-3.gen.ts";
import { TABLES as part468 } from "./parts/construction-4.gen.ts";
import { TABLES as part469 } from "./parts/construction-5.gen.ts";
import { TABLES as part470 } from "./parts/construction-6.gen.ts";
import { TABLES as part471 } from "./parts/construction-7.gen.ts";
import { TABLES as part472 } from "./parts/construction-8.gen.ts";
import { TABLES as part473 } from "./parts/construction-9.gen.ts";
import { TABLES as part474 } from "./parts/construction-10.gen.ts";
import { TABLES as part475 } from "./parts/construction-11.gen.ts";
import { TABLES as part476 } from "./parts/construction-12.gen.ts";
import { TABLES as part477 } from "./parts/construction-13.gen.ts";
import { TABLES as part478 } from "./parts/construction-14.gen.ts";
import { TABLES as part479 } from "./parts/construction-15.gen.ts";
import { TABLES as part480 } from "./parts/driving-and-freight.gen.ts";
import { TABLES as part481 } from "./parts/driving-and-freight-2.gen.ts";
import { TABLES as part482 } from "./parts/driving-and-freight-3.gen.ts";
import { TABLES as part483 } from "./parts/driving-and-freight-4.gen.ts";
import { TABLES as part484 } from "./parts/driving-and-freight-5.gen.ts";
import { TABLES as part485 } from "./parts/driving-and-freight-6.gen.ts";
import { TABLES as part486 } from "./parts/driving-and-freight-7.gen.ts";
import { TABLES as part487 } from "./parts/education.gen.ts";
import { TABLES as part488 } from "./parts/education-2.gen.ts";
import { TABLES as part489 } from "./parts/education-3.gen.ts";
import { TABLES as part490 } from "./parts/education-4.gen.ts";
import { TABLES as part491 } from "./parts/education-5.gen.ts";
import { TABLES as part492 } from "./parts/education-6.gen.ts";
import { TABLES as part493 } from "./parts/education-7.gen.ts";
import { TABLES as part494 } from "./parts/electrical.gen.ts";
import { TABLES as part495 } from "./parts/electrical-2.gen.ts";
import { TABLES as part496 } from "./parts/electrical-3.gen.ts";
import { TABLES as part497 } from "./parts/electrical-4.gen.ts";
import { TABLES as part498 } from "./parts/electrical-5.gen.ts";
import { TABLES as part499 } from "./parts/esco.gen.ts";
import { TABLES as part500 } from "./parts/esco-2.gen.ts";
import { TABLES as part501 } from "./parts/esco-3.gen.ts";
import { TABLES as part502 } from "./parts/esco-4.gen.ts";
import { TABLES as part503 } from "./parts/esco-5.gen.ts";
import { TABLES as part504 } from "./parts/esco-6.gen.ts";
import { TABLES as part505 } from "./parts/esco-7.gen.ts";
import { TABLES as part506 } from "./parts/esco-8.gen.ts";
import { TABLES as part507 } from "./parts/esco-9.gen.ts";
import { TABLES as part508 } from "./parts/esco-10.gen.ts";
import { TABLES as part509 } from "./parts/esco-11.gen.ts";
import { TABLES as part510 } from "./parts/esco-12.gen.ts";
import { TABLES as part511 } from "./parts/esco-13.gen.ts";
import { TABLES as part512 } from "./parts/esco-14.gen.ts";
import { TABLES as part513 } from "./parts/esco-15.gen.ts";
import { TABLES as part514 } from "./parts/esco-16.gen.ts";
import { TABLES as part515 } from "./parts/esco-17.gen.ts";
import { TABLES as part516 } from "./parts/esco-18.gen.ts";
import { TABLES as part517 } from "./parts/esco-19.gen.ts";
import { TABLES as part518 } from "./parts/esco-20.gen.ts";
import { TABLES as part519 } from "./parts/esco-21.gen.ts";
import { TABLES as part520 } from "./parts/esco-22.gen.ts";
import { TABLES as part521 } from "./parts/esco-23.gen.ts";
import { TABLES as part522 } from "./parts/esco-24.gen.ts";
import { TABLES as part523 } from "./parts/esco-25.gen.ts";
import { TABLES as part524 } from "./parts/esco-26.gen.ts";
import { TABLES as part525 } from "./parts/esco-27.gen.ts";
import { TABLES as part526 } from "./parts/esco-28.gen.ts";
import { TABLES as part527 } from "./parts/esco-29.gen.ts";
import { TABLES as part528 } from "./parts/esco-30.gen.ts";
import { TABLES as part529 } from "./parts/esco-31.gen.ts";
import { TABLES as part530 } from "./parts/esco-32.gen.ts";
import { TABLES as part531 } from "./parts/esco-33.gen.ts";
import { TABLES as part532 } from "./parts/esco-34.gen.ts";
import { TABLES as part533 } from "./parts/esco-35.gen.ts";
import { TABLES as part534 } from "./parts/esco-36.gen.ts";
import { TABLES as part535 } from "./parts/esco-37.gen.ts";
import { TABLES as part536 } from "./parts/esco-38.gen.ts";
import { TABLES as part537 } from "./parts/esco-39.gen.ts";
import { TABLES as part538 } from "./parts/esco-40.gen.ts";
import { TABLES as part539 } from "./parts/esco-41.gen.ts";
import { TABLES as part540 } from "./parts/esco-42.gen.ts";
import { TABLES as part541 } from "./parts/esco-43.gen.ts";
import { TABLES as part542 } from "./parts/esco-44.gen.ts";
import { TABLES as part543 } from "./parts/esco-45.gen.ts";
import { TABLES as part544 } from "./parts/esco-46.gen.ts";
import { TABLES as part545 } from "./parts/esco-47.gen.ts";
import { TABLES as part546 } from "./parts/esco-48.gen.ts";
import { TABLES as part547 } from "./parts/esco-49.gen.ts";
import { TABLES as part548 } from "./parts/esco-50.gen.ts";
import { TABLES as part549 } from "./parts/esco-51.gen.ts";
import { TABLES as part550 } from "./parts/esco-52.gen.ts";
import { TABLES as part551 } from "./parts/esco-53.gen.ts";
import { TABLES as part552 } from "./parts/farming.gen.ts";
import { TABLES as part553 } from "./parts/farming-2.gen.ts";
import { TABLES as part554 } from "./parts/farming-3.gen.ts";
import { TABLES as part555 } from "./parts/farming-4.gen.ts";
import { TABLES as part556 } from "./parts/farming-5.gen.ts";
import { TABLES as part557 } from "./parts/farming-6.gen.ts";
import { TABLES as part558 } from "./parts/farming-7.gen.ts";
import { TABLES as part559 } from "./parts/farming-8.gen.ts";
import { TABLES as part560 } from "./parts/farming-9.gen.ts";
import { TABLES as part561 } from "./parts/food-production.gen.ts";
import { TABLES as part562 } from "./parts/food-production-2.gen.ts";
import { TABLES as part563 } from "./parts/food-production-3.gen.ts";
import { TABLES as part564 } from "./parts/food-production-4.gen.ts";
import { TABLES as part565 } from "./parts/food-production-5.gen.ts";
import { TABLES as part566 } from "./parts/hair-and-beauty.gen.ts";
import { TABLES as part567 } from "./parts/hair-and-beauty-2.gen.ts";
import { TABLES as part568 } from "./parts/hair-and-beauty-3.gen.ts";
import { TABLES as part569 } from "./parts/hair-and-beauty-4.gen.ts";
import { TABLES as part570 } from "./parts/hotels-and-travel.gen.ts";
import { TABLES as part571 } from "./parts/hotels-and-travel-2.gen.ts";
import { TABLES as part572 } from "./parts/hotels-and-travel-3.gen.ts";
import { TABLES as part573 } from "./parts/hotels-and-travel-4.gen.ts";
import { TABLES as part574 } from "./parts/hotels-and-travel-5.gen.ts";
import { TABLES as part575 } from "./parts/hotels-and-travel-6.gen.ts";
import { TABLES as part576 } from "./parts/hotels-and-travel-7.gen.ts";
import { TABLES as part577 } from "./parts/hotels-and-travel-8.gen.ts";
import { TABLES as part578 } from "./parts/hotels-and-travel-9.gen.ts";
import { TABLES as part579 } from "./parts/hotels-and-travel-10.gen.ts";
import { TABLES as part580 } from "./parts/human-resources.gen.ts";
import { TABLES as part581 } from "./parts/human-resources-2.gen.ts";
import { TABLES as part582 } from "./parts/human-resources-3.gen.ts";
import { TABLES as part583 } from "./parts/human-resources-4.gen.ts";
import { TABLES as part584 } from "./parts/kitchen.gen.ts";
import { TABLES as part585 } from "./parts/kitchen-2.gen.ts";
import { TABLES as part586 } from "./parts/kitchen-3.gen.ts";
import { TABLES as part587 } from "./parts/kitchen-4.gen.ts";
import { TABLES as part588 } from "./parts/kitchen-5.gen.ts";
import { TABLES as part589 } from "./parts/kitchen-6.gen.ts";
import { TABLES as part590 } from "./parts/kitchen-7.gen.ts";
import { TABLES as part591 } from "./parts/kitchen-8.gen.ts";
import { TABLES as part592 } from "./parts/languages.gen.ts";
import { TABLES as part593 } from "./parts/languages-2.gen.ts";
import { TABLES as part594 } from "./parts/law.gen.ts";
import { TABLES as part595 } from "./parts/law-2.gen.ts";
import { TABLES as part596 } from "./parts/law-3.gen.ts";
import { TABLES as part597 } from "./parts/law-4.gen.ts";
import { TABLES as part598 } from "./parts/law-5.gen.ts";
import { TABLES as part599 } from "./parts/libraries-and-museums.gen.ts";
import { TABLES as part600 } from "./parts/libraries-and-museums-2.gen.ts";
import { TABLES as part601 } from "./parts/manufacturing.gen.ts";
import { TABLES as part602 } from "./parts/manufacturing-2.gen.ts";
import { TABLES as part603 } from "./parts/manufacturing-3.gen.ts";
import { TABLES as part604 } from "./parts/manufacturing-4.gen.ts";
import { TABLES as part605 } from "./parts/manufacturing-5.gen.ts";
import { TABLES as part606 } from "./parts/manufacturing-6.gen.ts";
import { TABLES as part607 } from "./parts/manufacturing-7.gen.ts";
import { TABLES as part608 } from "./parts/manufacturing-8.gen.ts";
import { TABLES as part609 } from "./parts/manufacturing-9.gen.ts";
import { TABLES as part610 } from "./parts/manufacturing-10.gen.ts";
import { TABLES as part611 } from "./parts/manufacturing-11.gen.ts";
import { TABLES as part612 } from "./parts/manufacturing-12.gen.ts";
import { TABLES as part613 } from "./parts/marketing.gen.ts";
import { TABLES as part614 } from "./parts/marketing-2.gen.ts";
import { TABLES as part615 } from "./parts/marketing-3.gen.ts";
import { TABLES as part616 } from "./parts/marketing-4.gen.ts";
import { TABLES as part617 } from "./parts/marketing-5.gen.ts";
import { TABLES as part618 } from "./parts/marketing-6.gen.ts";
import { TABLES as part619 } from "./parts/marketing-7.gen.ts";
import { TABLES as part620 } from "./parts/marketing-8.gen.ts";
import { TABLES as part621 } from "./parts/media.gen.ts";
import { TABLES as part622 } from "./parts/media-2.gen.ts";
import { TABLES as part623 } from "./parts/media-3.gen.ts";
import { TABLES as part624 } from "./parts/medicine.gen.ts";
import { TABLES as part625 } from "./parts/medicine-3.gen.ts";
import { TABLES as part626 } from "./parts/medicine-4.gen.ts";
import { TABLES as part627 } from "./parts/medicine-5.gen.ts";
import { TABLES as part628 } from "./parts/medicine-6.gen.ts";
import { TABLES as part629 } from "./parts/medicine-7.gen.ts";
import { TABLES as part630 } from "./parts/medicine-8.gen.ts";
import { TABLES as part631 } from "./parts/medicine-9.gen.ts";
import { TABLES as part632 } from "./parts/medicine-10.gen.ts";
import { TABLES as part633 } from "./parts/medicine-11.gen.ts";
import { TABLES as part634 } from "./parts/medicine-12.gen.ts";
import { TABLES as part635 } from "./parts/medicine-13.gen.ts";
import { TABLES as part636 } from "./parts/medicine-14.gen.ts";
import { TABLES as part637 } from "./parts/medicine-15.gen.ts";
import { TABLES as part638 } from "./parts/medicine-16.gen.ts";
import { TABLES as part639 } from "./parts/metalwork.gen.ts";
import { TABLES as part640 } from "./parts/metalwork-2.gen.ts";
import { TABLES as part641 } from "./parts/metalwork-3.gen.ts";
import { TABLES as part642 } from "./parts/metalwork-4.gen.ts";
import { TABLES as part643 } from "./parts/metalwork-5.gen.ts";
import { TABLES as part644 } from "./parts/metalwork-6.gen.ts";
import { TABLES as part645 } from "./parts/mining-and-energy.gen.ts";
import { TABLES as part646 } from "./parts/mining-and-energy-2.gen.ts";
import { TABLES as part647 } from "./parts/mining-and-energy-3.gen.ts";
import { TABLES as part648 } from "./parts/mining-and-energy-4.gen.ts";
import { TABLES as part649 } from "./parts/mining-and-energy-5.gen.ts";
import { TABLES as part650 } from "./parts/mining-and-energy-6.gen.ts";
import { TABLES as part651 } from "./parts/nursing-and-care.gen.ts";
import { TABLES as part652 } from "./parts/nursing-and-care-2.gen.ts";
import { TABLES as part653 } from "./parts/nursing-and-care-3.gen.ts";
import { TABLES as part654 } from "./parts/nursing-and-care-4.gen.ts";
import { TABLES as part655 } from "./parts/nursing-and-care-5.gen.ts";
import { TABLES as part656 } from "./parts/nursing-and-care-6.gen.ts";
import { TABLES as part657 } from "./parts/nursing-and-care-7.gen.ts";
import { TABLES as part658 } from "./parts/nursing-and-care-8.gen.ts";
import { TABLES as part659 } from "./parts/nursing-and-care-9.gen.ts";
import { TABLES as part660 } from "./parts/nursing-and-care-10.gen.ts";
import { TABLES as part661 } from "./parts/office.gen.ts";
import { TABLES as part662 } from "./parts/office-2.gen.ts";
import { TABLES as part663 } from "./parts/office-3.gen.ts";
import { TABLES as part664 } from "./parts/office-4.gen.ts";
import { TABLES as part665 } from "./parts/office-5.gen.ts";
import { TABLES as part666 } from "./parts/office-6.gen.ts";
import { TABLES as part667 } from "./parts/pharmacy.gen.ts";
import { TABLES as part668 } from "./parts/pharmacy-2.gen.ts";
import { TABLES as part669 } from "./parts/pharmacy-3.gen.ts";
import { TABLES as part670 } from "./parts/pharmacy-4.gen.ts";
import { TABLES as part671 } from "./parts/pharmacy-5.gen.ts";
import { TABLES as part672 } from "./parts/plumbing-and-heating.gen.ts";
import { TABLES as part673 } from "./parts/plumbing-and-heating-2.gen.ts";
import { TABLES as part674 } from "./parts/plumbing-and-heating-3.gen.ts";
import { TABLES as part675 } from "./parts/products.gen.ts";
import { TABLES as part676 } from "./parts/products-2.gen.ts";
import { TABLES as part677 } from "./parts/products-3.gen.ts";
import { TABLES as part678 } from "./parts/products-4.gen.ts";
import { TABLES as part679 } from "./parts/products-5.gen.ts";
import { TABLES as part680 } from "./parts/products-6.gen.ts";
import { TABLES as part681 } from "./parts/products-7.gen.ts";
import { TABLES as part682 } from "./parts/products-8.gen.ts";
import { TABLES as part683 } from "./parts/products-9.gen.ts";
import { TABLES as part684 } from "./parts/products-10.gen.ts";
import { TABLES as part685 } from "./parts/products-11.gen.ts";
import { TABLES as part686 } from "./parts/products-12.gen.ts";
import { TABLES as part687 } from "./parts/products-13.gen.ts";
import { TABLES as part688 } from "./parts/products-14.gen.ts";
import { TABLES as part689 } from "./parts/products-15.gen.ts";
import { TABLES as part690 } from "./parts/products-16.gen.ts";
import { TABLES as part691 } from "./parts/products-17.gen.ts";
import { TABLES as part692 } from "./parts/products-18.gen.ts";
import { TABLES as part693 } from "./parts/products-19.gen.ts";
import { TABLES as part694 } from "./parts/products-20.gen.ts";
import { TABLES as part695 } from "./parts/products-21.gen.ts";
import { TABLES as part696 } from "./parts/products-22.gen.ts";
import { TABLES as part697 } from "./parts/products-23.gen.ts";
import { TABLES as part698 } from "./parts/products-24.gen.ts";
import { TABLES as part699 } from "./parts/products-25.gen.ts";
import { TABLES as part700 } from "./parts/products-26.gen.ts";
import { TABLES as part701 } from "./parts/products-27.gen.ts";
import { TABLES as part702 } from "./parts/products-28.gen.ts";
import { TABLES as part703 } from "./parts/products-29.gen.ts";
import { TABLES as part704 } from "./parts/products-30.gen.ts";
import { TABLES as part705 } from "./parts/products-31.gen.ts";
import { TABLES as part706 } from "./parts/products-32.gen.ts";
import { TABLES as part707 } from "./parts/products-33.gen.ts";
import { TABLES as part708 } from "./parts/products-34.gen.ts";
import { TABLES as part709 } from "./parts/products-35.gen.ts";
import { TABLES as part710 } from "./parts/products-36.gen.ts";
import { TABLES as part711 } from "./parts/products-37.gen.ts";
import { TABLES as part712 } from "./parts/products-38.gen.ts";
import { TABLES as part713 } from "./parts/products-39.gen.ts";
import { TABLES as part714 } from "./parts/products-40.gen.ts";
import { TABLES as part715 } from "./parts/products-41.gen.ts";
import { TABLES as part716 } from "./parts/products-42.gen.ts";
import { TABLES as part717 } from "./parts/products-43.gen.ts";
import { TABLES as part718 } from "./parts/products-44.gen.ts";
import { TABLES as part719 } from "./parts/products-45.gen.ts";
import { TABLES as part720 } from "./parts/products-46.gen.ts";
import { TABLES as part721 } from "./parts/products-47.gen.ts";
import { TABLES as part722 } from "./parts/products-48.gen.ts";
import { TABLES as part723 } from "./parts/public-administration.gen.ts";
import { TABLES as part724 } from "./parts/public-administration-2.gen.ts";
import { TABLES as part725 } from "./parts/public-administration-3.gen.ts";
import { TABLES as part726 } from "./parts/public-administration-4.gen.ts";
import { TABLES as part727 } from "./parts/purchasing-and-trade.gen.ts";
import { TABLES as part728 } from "./parts/qualifications.gen.ts";
import { TABLES as part729 } from "./parts/qualifications-2.gen.ts";
import { TABLES as part730 } from "./parts/qualifications-3.gen.ts";
import { TABLES as part731 } from "./parts/quality-and-safety.gen.ts";
import { TABLES as part732 } from "./parts/quality-and-safety-2.gen.ts";
import { TABLES as part733 } from "./parts/quality-and-safety-3.gen.ts";
import { TABLES as part734 } from "./parts/quality-and-safety-4.gen.ts";
import { TABLES as part735 } from "./parts/quality-and-safety-5.gen.ts";
import { TABLES as part736 } from "./parts/quality-and-safety-6.gen.ts";
import { TABLES as part737 } from "./parts/retail.gen.ts";
import { TABLES as part738 } from "./parts/retail-2.gen.ts";
import { TABLES as part739 } from "./parts/retail-3.gen.ts";
import { TABLES as part740 } from "./parts/retail-4.gen.ts";
import { TABLES as part741 } from "./parts/retail-5.gen.ts";
import { TABLES as part742 } from "./parts/retail-6.gen.ts";
import { TABLES as part743 } from "./parts/sales.gen.ts";
import { TABLES as part744 } from "./parts/sales-2.gen.ts";
import { TABLES as part745 } from "./parts/sales-3.gen.ts";
import { TABLES as part746 } from "./parts/sales-4.gen.ts";
import { TABLES as part747 } from "./parts/science.gen.ts";
import { TABLES as part748 } from "./parts/science-2.gen.ts";
import { TABLES as part749 } from "./parts/science-3.gen.ts";
import { TABLES as part750 } from "./parts/science-4.gen.ts";
import { TABLES as part751 } from "./parts/science-5.gen.ts";
import { TABLES as part752 } from "./parts/science-6.gen.ts";
import { TABLES as part753 } from "./parts/science-7.gen.ts";
import { TABLES as part754 } from "./parts/science-8.gen.ts";
import { TABLES as part755 } from "./parts/science-9.gen.ts";
import { TABLES as part756 } from "./parts/science-10.gen.ts";
import { TABLES as part757 } from "./parts/science-11.gen.ts";
import { TABLES as part758 } from "./parts/science-12.gen.ts";
import { TABLES as part759 } from "./parts/science-13.gen.ts";
import { TABLES as part760 } from "./parts/security-and-rescue.gen.ts";
import { TABLES as part761 } from "./parts/security-and-rescue-2.gen.ts";
import { TABLES as part762 } from "./parts/security-and-rescue-3.gen.ts";
import { TABLES as part763 } from "./parts/security-and-rescue-4.gen.ts";
import { TABLES as part764 } from "./parts/security-and-rescue-5.gen.ts";
import { TABLES as part765 } from "./parts/security-and-rescue-6.gen.ts";
import { TABLES as part766 } from "./parts/software.gen.ts";
import { TABLES as part767 } from "./parts/software-2.gen.ts";
import { TABLES as part768 } from "./parts/software-3.gen.ts";
import { TABLES as part769 } from "./parts/software-4.gen.ts";
import { TABLES as part770 } from "./parts/software-5.gen.ts";
import { TABLES as part771 } from "./parts/software-6.gen.ts";
import { TABLES as part772 } from "./parts/software-7.gen.ts";
import { TABLES as part773 } from "./parts/software-8.gen.ts";
import { TABLES as part774 } from "./parts/software-9.gen.ts";
import { TABLES as part775 } from "./parts/software-10.gen.ts";
import { TABLES as part776 } from "./parts/software-11.gen.ts";
import { TABLES as part777 } from "./parts/software-12.gen.ts";
import { TABLES as part778 } from "./parts/software-13.gen.ts";
import { TABLES as part779 } from "./parts/software-14.gen.ts";
import { TABLES as part780 } from "./parts/software-15.gen.ts";
import { TABLES as part781 } from "./parts/software-16.gen.ts";
import { TABLES as part782 } from "./parts/sport.gen.ts";
import { TABLES as part783 } from "./parts/sport-2.gen.ts";
import { TABLES as part784 } from "./parts/sport-3.gen.ts";
import { TABLES as part785 } from "./parts/sport-4.gen.ts";
import { TABLES as part786 } from "./parts/textiles.gen.ts";
import { TABLES as part787 } from "./parts/textiles-2.gen.ts";
import { TABLES as part788 } from "./parts/textiles-3.gen.ts";
import { TABLES as part789 } from "./parts/textiles-4.gen.ts";
import { TABLES as part790 } from "./parts/textiles-5.gen.ts";
import { TABLES as part791 } from "./parts/textiles-6.gen.ts";
import { TABLES as part792 } from "./parts/textiles-7.gen.ts";
import { TABLES as part793 } from "./parts/textiles-8.gen.ts";
import { TABLES as part794 } from "./parts/textiles-9.gen.ts";
import { TABLES as part795 } from "./parts/textiles-10.gen.ts";
import { TABLES as part796 } from "./parts/therapy-and-social-work.gen.ts";
import { TABLES as part797 } from "./parts/therapy-and-social-work-2.gen.ts";
import { TABLES as part798 } from "./parts/therapy-and-social-work-3.gen.ts";
import { TABLES as part799 } from "./parts/therapy-and-social-work-4.gen.ts";
import { TABLES as part800 } from "./parts/therapy-and-social-work-5.gen.ts";
import { TABLES as part801 } from "./parts/therapy-and-social-work-6.gen.ts";
import { TABLES as part802 } from "./parts/therapy-and-social-work-7.gen.ts";
import { TABLES as part803 } from "./parts/therapy-and-social-work-8.gen.ts";
import { TABLES as part804 } from "./parts/vehicles.gen.ts";
import { TABLES as part805 } from "./parts/vehicles-2.gen.ts";
import { TABLES as part806 } from "./parts/vehicles-3.gen.ts";
import { TABLES as part807 } from "./parts/veterinary.gen.ts";
import { TABLES as part808 } from "./parts/veterinary-2.gen.ts";
import { TABLES as part809 } from "./parts/veterinary-3.gen.ts";
import { TABLES as part810 } from "./parts/warehouse.gen.ts";
import { TABLES as part811 } from "./parts/wood-and-finishing.gen.ts";
import { TABLES as part812 } from "./parts/wood-and-finishing-2.gen.ts";
import { TABLES as part813 } from "./parts/wood-and-finishing-3.gen.ts";
import { TABLES as part814 } from "./parts/small-fields.gen.ts";
import { TABLES as part815 } from "./parts/small-fields-2.gen.ts";
import { TABLES as part816 } from "./parts/small-fields-3.gen.ts";
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
  "phrases-0": part152,
  "phrases-1": part153,
  "phrases-2": part154,
  "phrases-3": part155,
  "phrases-4": part156,
  "phrases-5": part157,
  "phrases-6": part158,
  "phrases-7": part159,
  "phrases-8": part160,
  "phrases-9": part161,
  "phrases-10": part162,
  "phrases-11": part163,
  "phrases-12": part164,
  "phrases-13": part165,
  "phrases-14": part166,
  "phrases-15": part167,
  "phrases-16": part168,
  "phrases-17": part169,
  "phrases-18": part170,
  "phrases-19": part171,
  "phrases-20": part172,
  "phrases-21": part173,
  "phrases-22": part174,
  "phrases-23": part175,
  "phrases-24": part176,
  "phrases-25": part177,
  "phrases-26": part178,
  "phrases-27": part179,
  "phrases-28": part180,
  "phrases-29": part181,
  "phrases-30": part182,
  "phrases-31": part183,
  "phrases-32": part184,
  "phrases-33": part185,
  "phrases-34": part186,
  "phrases-35": part187,
  "phrases-36": part188,
  "phrases-37": part189,
  "phrases-38": part190,
  "phrases-39": part191,
  "phrases-40": part192,
  "phrases-41": part193,
  "phrases-42": part194,
  "phrases-43": part195,
  "phrases-44": part196,
  "phrases-45": part197,
  "phrases-46": part198,
  "phrases-47": part199,
  "phrases-48": part200,
  "phrases-49": part201,
  "phrases-50": part202,
  "phrases-51": part203,
  "phrases-52": part204,
  "phrases-53": part205,
  "phrases-54": part206,
  "phrases-55": part207,
  "phrases-56": part208,
  "phrases-57": part209,
  "phrases-58": part210,
  "phrases-59": part211,
  "phrases-60": part212,
  "phrases-61": part213,
  "phrases-62": part214,
  "phrases-63": part215,
  "phrases-64": part216,
  "phrases-65": part217,
  "phrases-66": part218,
  "phrases-67": part219,
  "phrases-68": part220,
  "phrases-69": part221,
  "phrases-70": part222,
  "phrases-71": part223,
  "phrases-72": part224,
  "phrases-73": part225,
  "phrases-74": part226,
  "phrases-75": part227,
  "phrases-76": part228,
  "phrases-77": part229,
  "phrases-78": part230,
  "phrases-79": part231,
  "phrases-80": part232,
  "phrases-81": part233,
  "phrases-82": part234,
  "phrases-83": part235,
  "phrases-84": part236,
  "phrases-85": part237,
  "phrases-86": part238,
  "phrases-87": part239,
  "phrases-88": part240,
  "phrases-89": part241,
  "phrases-90": part242,
  "phrases-91": part243,
  "phrases-92": part244,
  "phrases-93": part245,
  "phrases-94": part246,
  "phrases-95": part247,
  "phrases-96": part248,
  "phrases-97": part249,
  "phrases-98": part250,
  "phrases-99": part251,
  "phrases-100": part252,
  "phrases-101": part253,
  "phrases-102": part254,
  "phrases-103": part255,
  "phrases-104": part256,
  "phrases-105": part257,
  "phrases-106": part258,
  "phrases-107": part259,
  "phrases-108": part260,
  "phrases-109": part261,
  "phrases-110": part262,
  "phrases-111": part263,
  "phrases-112": part264,
  "phrases-113": part265,
  "phrases-114": part266,
  "phrases-115": part267,
  "phrases-116": part268,
  "phrases-117": part269,
  "phrases-118": part270,
  "phrases-119": part271,
  "phrases-120": part272,
  "phrases-121": part273,
  "phrases-122": part274,
  "phrases-123": part275,
  "phrases-124": part276,
  "phrases-125": part277,
  "phrases-126": part278,
  "phrases-127": part279,
  "phrases-128": part280,
  "phrases-129": part281,
  "phrases-130": part282,
  "phrases-131": part283,
  "phrases-132": part284,
  "phrases-133": part285,
  "phrases-134": part286,
  "phrases-135": part287,
  "phrases-136": part288,
  "phrases-137": part289,
  "phrases-138": part290,
  "phrases-139": part291,
  "phrases-140": part292,
  "phrases-141": part293,
  "phrases-142": part294,
  "phrases-143": part295,
  "phrases-144": part296,
  "phrases-145": part297,
  "phrases-146": part298,
  "phrases-147": part299,
  "phrases-148": part300,
  "phrases-149": part301,
  "phrases-150": part302,
  "phrases-151": part303,
  "phrases-152": part304,
  "phrases-153": part305,
  "phrases-154": part306,
  "phrases-155": part307,
  "phrases-156": part308,
  "phrases-157": part309,
  "phrases-158": part310,
  "phrases-159": part311,
  "phrases-160": part312,
  "phrases-161": part313,
  "phrases-162": part314,
  "phrases-163": part315,
  "phrases-164": part316,
  "phrases-165": part317,
  "phrases-166": part318,
  "phrases-167": part319,
  "phrases-168": part320,
  "phrases-169": part321,
  "phrases-170": part322,
  "phrases-171": part323,
  "phrases-172": part324,
  "phrases-173": part325,
  "phrases-174": part326,
  "phrases-175": part327,
  "phrases-176": part328,
  "phrases-177": part329,
  "phrases-178": part330,
  "phrases-179": part331,
  "phrases-180": part332,
  "phrases-181": part333,
  "phrases-182": part334,
  "phrases-183": part335,
  "phrases-184": part336,
  "phrases-185": part337,
  "phrases-186": part338,
  "phrases-187": part339,
  "phrases-188": part340,
  "phrases-189": part341,
  "phrases-190": part342,
  "phrases-191": part343,
  "phrases-192": part344,
  "phrases-193": part345,
  "phrases-194": part346,
  "phrases-195": part347,
  "phrases-196": part348,
  "phrases-197": part349,
  "phrases-198": part350,
  "phrases-199": part351,
  "phrases-200": part352,
  "phrases-201": part353,
  "phrases-202": part354,
  "phrases-203": part355,
  "phrases-204": part356,
  "phrases-205": part357,
  "phrases-206": part358,
  "phrases-207": part359,
  "lines-en": part360,
  "lines-tr": part361,
  "titles-0": part362,
  "titles-1": part363,
  "titles-2": part364,
  "titles-3": part365,
  "titles-4": part366,
  "titles-5": part367,
  "titles-6": part368,
  "titles-7": part369,
  "titles-8": part370,
  "titles-9": part371,
  "titles-10": part372,
  "titles-11": part373,
  "titles-12": part374,
  "titles-13": part375,
  "titles-14": part376,
  "titles-15": part377,
  "titles-16": part378,
  "titles-17": part379,
  "titles-18": part380,
  "titles-19": part381,
  "titles-20": part382,
  "titles-21": part383,
  "titles-22": part384,
  "titles-23": part385,
  "titles-24": part386,
  "titles-25": part387,
  "titles-26": part388,
  "titles-27": part389,
  "titles-28": part390,
  "titles-29": part391,
  "titles-30": part392,
  "titles-31": part393,
  "titles-32": part394,
  "titles-33": part395,
  "titles-34": part396,
  "titles-35": part397,
  "titles-36": part398,
  "titles-37": part399,
  "titles-38": part400,
  "titles-39": part401,
  "titles-40": part402,
  "titles-41": part403,
  "titles-42": part404,
  "titles-43": part405,
  "titles-44": part406,
  "titles-45": part407,
  "titles-46": part408,
  "titles-47": part409,
  "titles-48": part410,
  "titles-49": part411,
  "titles-50": part412,
  "titles-51": part413,
  "titles-52": part414,
  "titles-53": part415,
  "titles-54": part416,
  "titles-55": part417,
  "titles-56": part418,
  "titles-57": part419,
  "titles-58": part420,
  "titles-59": part421,
  "general": part422,
  "general-2": part423,
  "accounting": part424,
  "accounting-2": part425,
  "accounting-3": part426,
  "accounting-4": part427,
  "accounting-5": part428,
  "accounting-6": part429,
  "accounting-7": part430,
  "arts": part431,
  "arts-2": part432,
  "arts-3": part433,
  "arts-4": part434,
  "arts-5": part435,
  "arts-6": part436,
  "arts-7": part437,
  "arts-8": part438,
  "aviation-and-shipping": part439,
  "aviation-and-shipping-2": part440,
  "aviation-and-shipping-3": part441,
  "aviation-and-shipping-4": part442,
  "aviation-and-shipping-5": part443,
  "aviation-and-shipping-6": part444,
  "aviation-and-shipping-7": part445,
  "aviation-and-shipping-8": part446,
  "aviation-and-shipping-9": part447,
  "aviation-and-shipping-10": part448,
  "banking-and-insurance": part449,
  "banking-and-insurance-2": part450,
  "banking-and-insurance-3": part451,
  "banking-and-insurance-4": part452,
  "banking-and-insurance-5": part453,
  "banking-and-insurance-6": part454,
  "banking-and-insurance-7": part455,
  "character": part456,
  "charities": part457,
  "charities-2": part458,
  "chemistry": part459,
  "chemistry-2": part460,
  "chemistry-3": part461,
  "cleaning": part462,
  "cleaning-2": part463,
  "cleaning-3": part464,
  "construction": part465,
  "construction-2": part466,
  "construction-3": part467,
  "construction-4": part468,
  "construction-5": part469,
  "construction-6": part470,
  "construction-7": part471,
  "construction-8": part472,
  "construction-9": part473,
  "construction-10": part474,
  "construction-11": part475,
  "construction-12": part476,
  "construction-13": part477,
  "construction-14": part478,
  "construction-15": part479,
  "driving-and-freight": part480,
  "driving-and-freight-2": part481,
  "driving-and-freight-3": part482,
  "driving-and-freight-4": part483,
  "driving-and-freight-5": part484,
  "driving-and-freight-6": part485,
  "driving-and-freight-7": part486,
  "education": part487,
  "education-2": part488,
  "education-3": part489,
  "education-4": part490,
  "education-5": part491,
  "education-6": part492,
  "education-7": part493,
  "electrical": part494,
  "electrical-2": part495,
  "electrical-3": part496,
  "electrical-4": part497,
  "electrical-5": part498,
  "esco": part499,
  "esco-2": part500,
  "esco-3": part501,
  "esco-4": part502,
  "esco-5": part503,
  "esco-6": part504,
  "esco-7": part505,
  "esco-8": part506,
  "esco-9": part507,
  "esco-10": part508,
  "esco-11": part509,
  "esco-12": part510,
  "esco-13": part511,
  "esco-14": part512,
  "esco-15": part513,
  "esco-16": part514,
  "esco-17": part515,
  "esco-18": part516,
  "esco-19": part517,
  "esco-20": part518,
  "esco-21": part519,
  "esco-22": part520,
  "esco-23": part521,
  "esco-24": part522,
  "esco-25": part523,
  "esco-26": part524,
  "esco-27": part525,
  "esco-28": part526,
  "esco-29": part527,
  "esco-30": part528,
  "esco-31": part529,
  "esco-32": part530,
  "esco-33": part531,
  "esco-34": part532,
  "esco-35": part533,
  "esco-36": part534,
  "esco-37": part535,
  "esco-38": part536,
  "esco-39": part537,
  "esco-40": part538,
  "esco-41": part539,
  "esco-42": part540,
  "esco-43": part541,
  "esco-44": part542,
  "esco-45": part543,
  "esco-46": part544,
  "esco-47": part545,
  "esco-48": part546,
  "esco-49": part547,
  "esco-50": part548,
  "esco-51": part549,
  "esco-52": part550,
  "esco-53": part551,
  "farming": part552,
  "farming-2": part553,
  "farming-3": part554,
  "farming-4": part555,
  "farming-5": part556,
  "farming-6": part557,
  "farming-7": part558,
  "farming-8": part559,
  "farming-9": part560,
  "food-production": part561,
  "food-production-2": part562,
  "food-production-3": part563,
  "food-production-4": part564,
  "food-production-5": part565,
  "hair-and-beauty": part566,
  "hair-and-beauty-2": part567,
  "hair-and-beauty-3": part568,
  "hair-and-beauty-4": part569,
  "hotels-and-travel": part570,
  "hotels-and-travel-2": part571,
  "hotels-and-travel-3": part572,
  "hotels-and-travel-4": part573,
  "hotels-and-travel-5": part574,
  "hotels-and-travel-6": part575,
  "hotels-and-travel-7": part576,
  "hotels-and-travel-8": part577,
  "hotels-and-travel-9": part578,
  "hotels-and-travel-10": part579,
  "human-resources": part580,
  "human-resources-2": part581,
  "human-resources-3": part582,
  "human-resources-4": part583,
  "kitchen": part584,
  "kitchen-2": part585,
  "kitchen-3": part586,
  "kitchen-4": part587,
  "kitchen-5": part588,
  "kitchen-6": part589,
  "kitchen-7": part590,
  "kitchen-8": part591,
  "languages": part592,
  "languages-2": part593,
  "law": part594,
  "law-2": part595,
  "law-3": part596,
  "law-4": part597,
  "law-5": part598,
  "libraries-and-museums": part599,
  "libraries-and-museums-2": part600,
  "manufacturing": part601,
  "manufacturing-2": part602,
  "manufacturing-3": part603,
  "manufacturing-4": part604,
  "manufacturing-5": part605,
  "manufacturing-6": part606,
  "manufacturing-7": part607,
  "manufacturing-8": part608,
  "manufacturing-9": part609,
  "manufacturing-10": part610,
  "manufacturing-11": part611,
  "manufacturing-12": part612,
  "marketing": part613,
  "marketing-2": part614,
  "marketing-3": part615,
  "marketing-4": part616,
  "marketing-5": part617,
  "marketing-6": part618,
  "marketing-7": part619,
  "marketing-8": part620,
  "media": part621,
  "media-2": part622,
  "media-3": part623,
  "medicine": part624,
  "medicine-3": part625,
  "medicine-4": part626,
  "medicine-5": part627,
  "medicine-6": part628,
  "medicine-7": part629,
  "medicine-8": part630,
  "medicine-9": part631,
  "medicine-10": part632,
  "medicine-11": part633,
  "medicine-12": part634,
  "medicine-13": part635,
  "medicine-14": part636,
  "medicine-15": part637,
  "medicine-16": part638,
  "metalwork": part639,
  "metalwork-2": part640,
  "metalwork-3": part641,
  "metalwork-4": part642,
  "metalwork-5": part643,
  "metalwork-6": part644,
  "mining-and-energy": part645,
  "mining-and-energy-2": part646,
  "mining-and-energy-3": part647,
  "mining-and-energy-4": part648,
  "mining-and-energy-5": part649,
  "mining-and-energy-6": part650,
  "nursing-and-care": part651,
  "nursing-and-care-2": part652,
  "nursing-and-care-3": part653,
  "nursing-and-care-4": part654,
  "nursing-and-care-5": part655,
  "nursing-and-care-6": part656,
  "nursing-and-care-7": part657,
  "nursing-and-care-8": part658,
  "nursing-and-care-9": part659,
  "nursing-and-care-10": part660,
  "office": part661,
  "office-2": part662,
  "office-3": part663,
  "office-4": part664,
  "office-5": part665,
  "office-6": part666,
  "pharmacy": part667,
  "pharmacy-2": part668,
  "pharmacy-3": part669,
  "pharmacy-4": part670,
  "pharmacy-5": part671,
  "plumbing-and-heating": part672,
  "plumbing-and-heating-2": part673,
  "plumbing-and-heating-3": part674,
  "products": part675,
  "products-2": part676,
  "products-3": part677,
  "products-4": part678,
  "products-5": part679,
  "products-6": part680,
  "products-7": part681,
  "products-8": part682,
  "products-9": part683,
  "products-10": part684,
  "products-11": part685,
  "products-12": part686,
  "products-13": part687,
  "products-14": part688,
  "products-15": part689,
  "products-16": part690,
  "products-17": part691,
  "products-18": part692,
  "products-19": part693,
  "products-20": part694,
  "products-21": part695,
  "products-22": part696,
  "products-23": part697,
  "products-24": part698,
  "products-25": part699,
  "products-26": part700,
  "products-27": part701,
  "products-28": part702,
  "products-29": part703,
  "products-30": part704,
  "products-31": part705,
  "products-32": part706,
  "products-33": part707,
  "products-34": part708,
  "products-35": part709,
  "products-36": part710,
  "products-37": part711,
  "products-38": part712,
  "products-39": part713,
  "products-40": part714,
  "products-41": part715,
  "products-42": part716,
  "products-43": part717,
  "products-44": part718,
  "products-45": part719,
  "products-46": part720,
  "products-47": part721,
  "products-48": part722,
  "public-administration": part723,
  "public-administration-2": part724,
  "public-administration-3": part725,
  "public-administration-4": part726,
  "purchasing-and-trade": part727,
  "qualifications": part728,
  "qualifications-2": part729,
  "qualifications-3": part730,
  "quality-and-safety": part731,
  "quality-and-safety-2": part732,
  "quality-and-safety-3": part733,
  "quality-and-safety-4": part734,
  "quality-and-safety-5": part735,
  "quality-and-safety-6": part736,
  "retail": part737,
  "retail-2": part738,
  "retail-3": part739,
  "retail-4": part740,
  "retail-5": part741,
  "retail-6": part742,
  "sales": part743,
  "sales-2": part744,
  "sales-3": part745,
  "sales-4": part746,
  "science": part747,
  "science-2": part748,
  "science-3": part749,
  "science-4": part750,
  "science-5": part751,
  "science-6": part752,
  "science-7": part753,
  "science-8": part754,
  "science-9": part755,
  "science-10": part756,
  "science-11": part757,
  "science-12": part758,
  "science-13": part759,
  "security-and-rescue": part760,
  "security-and-rescue-2": part761,
  "security-and-rescue-3": part762,
  "security-and-rescue-4": part763,
  "security-and-rescue-5": part764,
  "security-and-rescue-6": part765,
  "software": part766,
  "software-2": part767,
  "software-3": part768,
  "software-4": part769,
  "software-5": part770,
  "software-6": part771,
  "software-7": part772,
  "software-8": part773,
  "software-9": part774,
  "software-10": part775,
  "software-11": part776,
  "software-12": part777,
  "software-13": part778,
  "software-14": part779,
  "software-15": part780,
  "software-16": part781,
  "sport": part782,
  "sport-2": part783,
  "sport-3": part784,
  "sport-4": part785,
  "textiles": part786,
  "textiles-2": part787,
  "textiles-3": part788,
  "textiles-4": part789,
  "textiles-5": part790,
  "textiles-6": part791,
  "textiles-7": part792,
  "textiles-8": part793,
  "textiles-9": part794,
  "textiles-10": part795,
  "therapy-and-social-work": part796,
  "therapy-and-social-work-2": part797,
  "therapy-and-social-work-3": part798,
  "therapy-and-social-work-4": part799,
  "therapy-and-social-work-5": part800,
  "therapy-and-social-work-6": part801,
  "therapy-and-social-work-7": part802,
  "therapy-and-social-work-8": part803,
  "vehicles": part804,
  "vehicles-2": part805,
  "vehicles-3": part806,
  "veterinary": part807,
  "veterinary-2": part808,
  "veterinary-3": part809,
  "warehouse": part810,
  "wood-and-finishing": part811,
  "wood-and-finishing-2": part812,
  "wood-and-finishing-3": part813,
  "small-fields": part814,
  "small-fields-2": part815,
  "small-fields-3": part816,
};
export const LOADERS: Readonly<Record<string, LoadPart>> = {};
