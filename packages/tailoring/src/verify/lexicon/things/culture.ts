import { ARTS_SPORTS_AND_FAITH } from "./culture/arts-sports-and-faith.ts";
import { FILM_PHOTO_AND_DESIGN } from "./culture/film-photo-and-design.ts";
import { PRESS_AND_BOOKS } from "./culture/press-and-books.ts";
import { SPORT_AND_TRAINING } from "./culture/sport-and-training.ts";
import { STAGE_MUSIC_AND_ART } from "./culture/stage-music-and-art.ts";

/** Press, film, stage, art, faith and sport; the form of a line is that of everyday/general.ts. */
export const CULTURE_THINGS = [
  ARTS_SPORTS_AND_FAITH,
  FILM_PHOTO_AND_DESIGN,
  PRESS_AND_BOOKS,
  SPORT_AND_TRAINING,
  STAGE_MUSIC_AND_ART,
]
  .map((lines) => lines.trim())
  .join("\n");
