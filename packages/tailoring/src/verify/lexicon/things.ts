import { ABSTRACT_OFFICE_WORDS } from "./things/abstract-office-words.ts";
import { ADVERTISING_AND_BRANDS } from "./things/advertising-and-brands.ts";
import { ANIMALS_AND_VETS } from "./things/animals-and-vets.ts";
import { ANIMALS_ON_FARMS } from "./things/animals-on-farms.ts";
import { ARTS_SPORTS_AND_FAITH } from "./things/arts-sports-and-faith.ts";
import { BANKING_AND_INSURANCE } from "./things/banking-and-insurance.ts";
import { BODY_AND_SPECIALTIES } from "./things/body-and-specialties.ts";
import { BOOKS_AND_CLOSINGS } from "./things/books-and-closings.ts";
import { BUILDING_AND_INSTALLATION } from "./things/building-and-installation.ts";
import { CARE_AND_CRAFT } from "./things/care-and-craft.ts";
import { CARE_AT_HOME_AND_IN_HOMES } from "./things/care-at-home-and-in-homes.ts";
import { CHARITIES_AND_EVENTS } from "./things/charities-and-events.ts";
import { CHEMISTRY_AND_PROCESSES } from "./things/chemistry-and-processes.ts";
import { CIVIL_WORKS_AND_SURVEYING } from "./things/civil-works-and-surveying.ts";
import { CLEANING_AND_LAUNDRY } from "./things/cleaning-and-laundry.ts";
import { CLOTHES_BEAUTY_AND_HOMES } from "./things/clothes-beauty-and-homes.ts";
import { CODE_AND_RELEASES } from "./things/code-and-releases.ts";
import { CONTRACTS_AND_DISPUTES } from "./things/contracts-and-disputes.ts";
import { COUNTRIES_AND_PEOPLES } from "./things/countries-and-peoples.ts";
import { COUNTRIES_OF_THE_SOUTH } from "./things/countries-of-the-south.ts";
import { CROPS_AND_GARDENS } from "./things/crops-and-gardens.ts";
import { CUSTOMERS_AND_COUNTERS } from "./things/customers-and-counters.ts";
import { DATA_AND_CLOUD } from "./things/data-and-cloud.ts";
import { DATABASES_AND_SYSTEMS } from "./things/databases-and-systems.ts";
import { DEGREES_AND_REGISTRATIONS } from "./things/degrees-and-registrations.ts";
import { DISEASES_AND_SYMPTOMS } from "./things/diseases-and-symptoms.ts";
import { DISHES_AND_INGREDIENTS } from "./things/dishes-and-ingredients.ts";
import { DRIVING_AND_LOGISTICS } from "./things/driving-and-logistics.ts";
import { DRUGS_AND_PHARMACIES } from "./things/drugs-and-pharmacies.ts";
import { ELECTRICAL_WORK } from "./things/electrical-work.ts";
import { ELECTRONICS_AND_AUTOMATION } from "./things/electronics-and-automation.ts";
import { ELEMENTS_AND_COMPOUNDS } from "./things/elements-and-compounds.ts";
import { EXAMS_AND_CERTIFICATES } from "./things/exams-and-certificates.ts";
import { FILM_PHOTO_AND_DESIGN } from "./things/film-photo-and-design.ts";
import { FINISHING_AND_WOOD_TRADES } from "./things/finishing-and-wood-trades.ts";
import { FLIGHTS_AND_VOYAGES } from "./things/flights-and-voyages.ts";
import { FOOD_PLANTS_AND_BAKING } from "./things/food-plants-and-baking.ts";
import { FOREIGN_TRADE_AND_PURCHASING } from "./things/foreign-trade-and-purchasing.ts";
import { FREIGHT_AND_CUSTOMS } from "./things/freight-and-customs.ts";
import { GENERAL } from "./things/general.ts";
import { GUARDING_AND_RESCUE } from "./things/guarding-and-rescue.ts";
import { HAIR_AND_BEAUTY } from "./things/hair-and-beauty.ts";
import { HIRING_AND_PERSONNEL } from "./things/hiring-and-personnel.ts";
import { HOSPITAL_AND_NURSING } from "./things/hospital-and-nursing.ts";
import { HOTELS_AND_TRAVEL } from "./things/hotels-and-travel.ts";
import { KITCHENS_AND_RESTAURANTS } from "./things/kitchens-and-restaurants.ts";
import { LABORATORY_WORK } from "./things/laboratory-work.ts";
import { LAND_FOOD_AND_ENERGY } from "./things/land-food-and-energy.ts";
import { LANGUAGES_OF_THE_WORLD } from "./things/languages-of-the-world.ts";
import { LAW_AND_JUSTICE } from "./things/law-and-justice.ts";
import { LESSONS_AND_CLASSROOMS } from "./things/lessons-and-classrooms.ts";
import { LIBRARIES_AND_MUSEUMS } from "./things/libraries-and-museums.ts";
import { LIFTING_AND_SITE_MACHINES } from "./things/lifting-and-site-machines.ts";
import { MACHINES_AND_MANUFACTURING } from "./things/machines-and-manufacturing.ts";
import { MARKETING_AND_MEDIA } from "./things/marketing-and-media.ts";
import { MEASURES_AND_DEGREES } from "./things/measures-and-degrees.ts";
import { MEDICINE_AND_THERAPY } from "./things/medicine-and-therapy.ts";
import { MEETINGS_AND_DESKS } from "./things/meetings-and-desks.ts";
import { METALWORK_AND_WELDING } from "./things/metalwork-and-welding.ts";
import { MINES_AND_POWER } from "./things/mines-and-power.ts";
import { MONEY_AND_ACCOUNTING } from "./things/money-and-accounting.ts";
import { OBJECTS_AND_PLACES } from "./things/objects-and-places.ts";
import { OFFICE } from "./things/office.ts";
import { ONLINE_TRADE } from "./things/online-trade.ts";
import { PEOPLE_AND_OFFICES } from "./things/people-and-offices.ts";
import { PIPES_HEATING_AND_COOLING } from "./things/pipes-heating-and-cooling.ts";
import { PLACES_AND_LANGUAGES } from "./things/places-and-languages.ts";
import { PLANS_AND_RESULTS } from "./things/plans-and-results.ts";
import { PRESS_AND_BOOKS } from "./things/press-and-books.ts";
import { PROJECTS_AND_CONSULTING } from "./things/projects-and-consulting.ts";
import { PROVINCES_OF_TURKEY } from "./things/provinces-of-turkey.ts";
import { PUBLIC_LIFE } from "./things/public-life.ts";
import { QUALIFICATIONS } from "./things/qualifications.ts";
import { QUALITIES_AND_COLOURS } from "./things/qualities-and-colours.ts";
import { QUALITIES_AND_MANNERS } from "./things/qualities-and-manners.ts";
import { QUALITY_AND_PLANNING } from "./things/quality-and-planning.ts";
import { RESEARCH_AND_LABORATORY } from "./things/research-and-laboratory.ts";
import { RESEARCH_AND_PUBLISHING } from "./things/research-and-publishing.ts";
import { ROADS_AND_VEHICLES } from "./things/roads-and-vehicles.ts";
import { ROOMS_AND_RECEPTION } from "./things/rooms-and-reception.ts";
import { SAFETY_AND_ENVIRONMENT } from "./things/safety-and-environment.ts";
import { SCHOOLS_AND_TEACHING } from "./things/schools-and-teaching.ts";
import { SCIENCES_AND_SUBJECTS } from "./things/sciences-and-subjects.ts";
import { SELLING_AND_CUSTOMERS } from "./things/selling-and-customers.ts";
import { SEWING_AND_FABRICS } from "./things/sewing-and-fabrics.ts";
import { SHOP_FLOOR_AND_TILL } from "./things/shop-floor-and-till.ts";
import { SHOPS_AND_SALES } from "./things/shops-and-sales.ts";
import { SOFTWARE } from "./things/software.ts";
import { SPORT_AND_TRAINING } from "./things/sport-and-training.ts";
import { STAGE_MUSIC_AND_ART } from "./things/stage-music-and-art.ts";
import { STATE_AND_SECURITY } from "./things/state-and-security.ts";
import { TABLES_BARS_AND_KITCHEN_TOOLS } from "./things/tables-bars-and-kitchen-tools.ts";
import { TAX_AND_PAYROLL } from "./things/tax-and-payroll.ts";
import { TECHNICAL } from "./things/technical.ts";
import { TEETH_EYES_AND_HEARING } from "./things/teeth-eyes-and-hearing.ts";
import { TESTS_AND_PROCEDURES } from "./things/tests-and-procedures.ts";
import { TEXTILES_AND_LEATHER } from "./things/textiles-and-leather.ts";
import { THERAPY_AND_MIND } from "./things/therapy-and-mind.ts";
import { TIME_AND_FREQUENCY } from "./things/time-and-frequency.ts";
import { TOOLS_AND_MACHINE_PARTS } from "./things/tools-and-machine-parts.ts";
import { TOURS_AND_EVENTS } from "./things/tours-and-events.ts";
import { TOWNS_AND_CITIZENS } from "./things/towns-and-citizens.ts";
import { TRADE_AND_TRAVEL } from "./things/trade-and-travel.ts";
import { VEHICLES_SHIPS_AND_AIRCRAFT } from "./things/vehicles-ships-and-aircraft.ts";
import { WARDS_AND_CASES } from "./things/wards-and-cases.ts";
import { WAREHOUSE_AND_STOCK } from "./things/warehouse-and-stock.ts";
import { WORKING_LIFE } from "./things/working-life.ts";

/** What people work with, by topic; the form of a line is that of things/general.ts. */
export const THINGS = [
  ABSTRACT_OFFICE_WORDS,
  ADVERTISING_AND_BRANDS,
  ANIMALS_AND_VETS,
  ANIMALS_ON_FARMS,
  ARTS_SPORTS_AND_FAITH,
  BANKING_AND_INSURANCE,
  BODY_AND_SPECIALTIES,
  BOOKS_AND_CLOSINGS,
  BUILDING_AND_INSTALLATION,
  CARE_AND_CRAFT,
  CARE_AT_HOME_AND_IN_HOMES,
  CHARITIES_AND_EVENTS,
  CHEMISTRY_AND_PROCESSES,
  CIVIL_WORKS_AND_SURVEYING,
  CLEANING_AND_LAUNDRY,
  CLOTHES_BEAUTY_AND_HOMES,
  CODE_AND_RELEASES,
  CONTRACTS_AND_DISPUTES,
  COUNTRIES_AND_PEOPLES,
  COUNTRIES_OF_THE_SOUTH,
  CROPS_AND_GARDENS,
  CUSTOMERS_AND_COUNTERS,
  DATABASES_AND_SYSTEMS,
  DATA_AND_CLOUD,
  DEGREES_AND_REGISTRATIONS,
  DISEASES_AND_SYMPTOMS,
  DISHES_AND_INGREDIENTS,
  DRIVING_AND_LOGISTICS,
  DRUGS_AND_PHARMACIES,
  ELECTRICAL_WORK,
  ELECTRONICS_AND_AUTOMATION,
  ELEMENTS_AND_COMPOUNDS,
  EXAMS_AND_CERTIFICATES,
  FILM_PHOTO_AND_DESIGN,
  FINISHING_AND_WOOD_TRADES,
  FLIGHTS_AND_VOYAGES,
  FOOD_PLANTS_AND_BAKING,
  FOREIGN_TRADE_AND_PURCHASING,
  FREIGHT_AND_CUSTOMS,
  GENERAL,
  GUARDING_AND_RESCUE,
  HAIR_AND_BEAUTY,
  HIRING_AND_PERSONNEL,
  HOSPITAL_AND_NURSING,
  HOTELS_AND_TRAVEL,
  KITCHENS_AND_RESTAURANTS,
  LABORATORY_WORK,
  LAND_FOOD_AND_ENERGY,
  LANGUAGES_OF_THE_WORLD,
  LAW_AND_JUSTICE,
  LESSONS_AND_CLASSROOMS,
  LIBRARIES_AND_MUSEUMS,
  LIFTING_AND_SITE_MACHINES,
  MACHINES_AND_MANUFACTURING,
  MARKETING_AND_MEDIA,
  MEASURES_AND_DEGREES,
  MEDICINE_AND_THERAPY,
  MEETINGS_AND_DESKS,
  METALWORK_AND_WELDING,
  MINES_AND_POWER,
  MONEY_AND_ACCOUNTING,
  OBJECTS_AND_PLACES,
  OFFICE,
  ONLINE_TRADE,
  PEOPLE_AND_OFFICES,
  PIPES_HEATING_AND_COOLING,
  PLACES_AND_LANGUAGES,
  PLANS_AND_RESULTS,
  PRESS_AND_BOOKS,
  PROJECTS_AND_CONSULTING,
  PROVINCES_OF_TURKEY,
  PUBLIC_LIFE,
  QUALIFICATIONS,
  QUALITIES_AND_COLOURS,
  QUALITIES_AND_MANNERS,
  QUALITY_AND_PLANNING,
  RESEARCH_AND_LABORATORY,
  RESEARCH_AND_PUBLISHING,
  ROADS_AND_VEHICLES,
  ROOMS_AND_RECEPTION,
  SAFETY_AND_ENVIRONMENT,
  SCHOOLS_AND_TEACHING,
  SCIENCES_AND_SUBJECTS,
  SELLING_AND_CUSTOMERS,
  SEWING_AND_FABRICS,
  SHOPS_AND_SALES,
  SHOP_FLOOR_AND_TILL,
  SOFTWARE,
  SPORT_AND_TRAINING,
  STAGE_MUSIC_AND_ART,
  STATE_AND_SECURITY,
  TABLES_BARS_AND_KITCHEN_TOOLS,
  TAX_AND_PAYROLL,
  TECHNICAL,
  TEETH_EYES_AND_HEARING,
  TESTS_AND_PROCEDURES,
  TEXTILES_AND_LEATHER,
  THERAPY_AND_MIND,
  TIME_AND_FREQUENCY,
  TOOLS_AND_MACHINE_PARTS,
  TOURS_AND_EVENTS,
  TOWNS_AND_CITIZENS,
  TRADE_AND_TRAVEL,
  VEHICLES_SHIPS_AND_AIRCRAFT,
  WARDS_AND_CASES,
  WAREHOUSE_AND_STOCK,
  WORKING_LIFE,
]
  .map((lines) => lines.trim())
  .join("\n");
