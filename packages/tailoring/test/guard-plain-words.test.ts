import { describe, expect, it } from "vitest";
import { follows, read } from "./guard-lines.ts";

describe("words that say nothing more of a thing", () => {
  it.each(
    read(`
Query the PostgreSQL database to find the cause of errors => Query PostgreSQL to find the cause of errors
Atölyedeki beş çırağa telkâri tekniklerini öğretiyorum => Atölyedeki beş çırağa telkâri öğretiyorum
Lead a team of four brewers and two cellar hands => Lead four brewers and two cellar hands
Supervised one newly qualified social worker in the clinic => Supervised a newly qualified social worker in the clinic
Inspected both boilers in the cellar every Monday morning => Inspected two boilers in the cellar every Monday morning
Her iki kazanı her pazartesi sabahı kontrol ettim => İki kazanı her pazartesi sabahı kontrol ettim
Reduced the scrap of the titanium line from 5% to 2% in two years => Reduced the scrap of the titanium line from 5% to 2%
Titanyum hattının firesini iki yılda %5'ten %2'ye indirdim => Titanyum hattının firesini %5'ten %2'ye indirdim
Telerehabilitasyonla bir yılda 95 hastayı takip ettim => Telerehabilitasyonla bir yıl içinde 95 hastayı takip ettim
Joined the daily bed meeting; did not hold a budget => Joined the bed meeting every day, without a budget`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });

  it.each(
    read(`
Led the sales team => Led sales
Managed the home-visit service => Managed the homes
Designed the heating system of the east wing => Designed the heating
Managed the payroll process of the branch => Managed the branch
Taught PostgreSQL to five trainees => Taught the PostgreSQL database course to five trainees
Lead a team of four brewers and two cellar hands => Lead four teams of brewers and two cellar hands
Lead a team of four brewers and two cellar hands => Lead six brewers and two cellar hands
Worked in a team of four brewers and two cellar hands => Led four brewers and two cellar hands
Altı vaka görevlisinden ve iki tercümandan oluşan bir ekipte çalıştım => Altı vaka görevlisini ve iki tercümanı yönettim
Completed a course on climbing radio masts => Climbed radio masts
Supervised one newly qualified social worker in the clinic => Supervised newly qualified social workers in the clinic
Supervised one newly qualified social worker in the clinic => Supervised two newly qualified social workers in the clinic
Inspected both boilers in the cellar every Monday morning => Inspected three boilers in the cellar every Monday morning
Her iki kazanı her pazartesi sabahı kontrol ettim => Dört kazanı her pazartesi sabahı kontrol ettim
Both apprentices finished their welding exam in 2024 => Three apprentices finished their welding exam in 2024
Reduced the scrap of the titanium line from 5% to 2% in two years => Reduced the scrap of the titanium line from 5% to 2% in one year
Trained staff in two hospitals => Trained staff in hospitals across two regions
Took stock every two weeks in three shops => Took stock in three shops every week
Yılda iki kez üç depoda sayım yaptım => Üç depoda iki kez sayım yaptım
Joined the daily bed meeting; did not hold a budget => Joined the bed meeting every day, with a budget
Joined the daily bed meeting; did not hold a budget => Held a budget without joining the bed meeting
Prepared the tax returns together with the finance manager => Prepared the tax returns for the finance manager
Prepared the tax returns together with the finance manager => Prepared the tax returns`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });
});
