import { ABSTRACT_OFFICE_WORDS } from "./office/abstract-office-words.ts";
import { BANKING_AND_INSURANCE } from "./office/banking-and-insurance.ts";
import { BOOKS_AND_CLOSINGS } from "./office/books-and-closings.ts";
import { CHARITIES_AND_EVENTS } from "./office/charities-and-events.ts";
import { CUSTOMERS_AND_COUNTERS } from "./office/customers-and-counters.ts";
import { FOREIGN_TRADE_AND_PURCHASING } from "./office/foreign-trade-and-purchasing.ts";
import { HIRING_AND_PERSONNEL } from "./office/hiring-and-personnel.ts";
import { MEETINGS_AND_DESKS } from "./office/meetings-and-desks.ts";
import { MONEY_AND_ACCOUNTING } from "./office/money-and-accounting.ts";
import { OFFICE } from "./office/office.ts";
import { PEOPLE_AND_OFFICES } from "./office/people-and-offices.ts";
import { PROJECTS_AND_CONSULTING } from "./office/projects-and-consulting.ts";
import { TAX_AND_PAYROLL } from "./office/tax-and-payroll.ts";

/** Offices, money and people at work; the form of a line is that of everyday/general.ts. */
export const OFFICE_THINGS = [
  ABSTRACT_OFFICE_WORDS,
  BANKING_AND_INSURANCE,
  BOOKS_AND_CLOSINGS,
  CHARITIES_AND_EVENTS,
  CUSTOMERS_AND_COUNTERS,
  FOREIGN_TRADE_AND_PURCHASING,
  HIRING_AND_PERSONNEL,
  MEETINGS_AND_DESKS,
  MONEY_AND_ACCOUNTING,
  OFFICE,
  PEOPLE_AND_OFFICES,
  PROJECTS_AND_CONSULTING,
  TAX_AND_PAYROLL,
]
  .map((lines) => lines.trim())
  .join("\n");
