import { ADVERTISING_AND_BRANDS } from "./trade/advertising-and-brands.ts";
import { CONTENT_AND_SOCIAL_MEDIA } from "./trade/content-and-social-media.ts";
import { MARKETING_AND_MEDIA } from "./trade/marketing-and-media.ts";
import { ONLINE_TRADE } from "./trade/online-trade.ts";
import { SELLING_AND_CUSTOMERS } from "./trade/selling-and-customers.ts";
import { SHOP_FLOOR_AND_TILL } from "./trade/shop-floor-and-till.ts";
import { SHOPS_AND_SALES } from "./trade/shops-and-sales.ts";

/** Shops, selling and advertising; the form of a line is that of everyday/general.ts. */
export const TRADE_THINGS = [
  ADVERTISING_AND_BRANDS,
  CONTENT_AND_SOCIAL_MEDIA,
  MARKETING_AND_MEDIA,
  ONLINE_TRADE,
  SELLING_AND_CUSTOMERS,
  SHOP_FLOOR_AND_TILL,
  SHOPS_AND_SALES,
]
  .map((lines) => lines.trim())
  .join("\n");
