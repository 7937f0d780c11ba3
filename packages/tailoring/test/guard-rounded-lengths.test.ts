import { describe, expect, it } from "vitest";
import { follows, read, verdictOn } from "./guard-lines.ts";

describe("lengths and rounded numbers", () => {
  it.each(
    read(`
Kurulum süresini 4 saatten 2,5 saate indirdim => Kurulum süresini bir buçuk saat kısalttım
Kurulum süresini 5 saatten 3,5 saate indirdim => Kurulum süresini bir buçuk saat kısalttım
Beş yıldan uzun süre fotoğraf arşivciliği yaptım => Beş yılı aşkın süre fotoğraf arşivciliği yaptım
500'e yakın çalışana eğitim verdim => Yaklaşık 500 çalışana eğitim verdim`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });

  it.each(
    read(`
Kurulum süresini 4 saatten 2,5 saate indirdim => Kurulum süresini bir saat kısalttım
Cut the setup time from 4 hours to 2.5 => Cut the setup time by an hour
Cut the setup time from 4 hours to 2.5 => Cut the setup time by one hour
Bekleme süresini 5 günden 2 güne indirdim => Bekleme süresini bir gün kısalttım
Cut the waiting time from 5 weeks to 2 => Made the waiting time a week shorter
Kurulum süresini 4 saatten 2,5 saate indirdim => Kurulum süresini iki buçuk saat kısalttım
Kurulum süresini 4 saatten 3 saate indirdim => Kurulum süresini bir buçuk saat kısalttım
500'e yakın çalışana eğitim verdim => 500 çalışana eğitim verdim
500'e yakın çalışana eğitim verdim => 500'den fazla çalışana eğitim verdim
500 çalışana eğitim verdim => 500'den fazla çalışana eğitim verdim
Beş yıl fotoğraf arşivciliği yaptım => Beş yıldan uzun süre fotoğraf arşivciliği yaptım
Ran a 28-day diary study with 18 commuters => Ran a diary study with over 18 commuters`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });

  it.each(
    read(`
Four-week diary study with 18 commuters => Ran a diary study with 18 commuters over 28 days
Four-week diary study with 18 commuters => Ran a diary study with 18 commuters over four weeks
Diyaliz hastaları için Türkçe ve Arapça broşür hazırladım => Hastalar için iki dilde broşür hazırladım`),
  )("»%s« doesn't contradict »%s«", (line, claim) => {
    expect(verdictOn(line, claim)).not.toBe("contradicted");
  });

  it.each(
    read(`
Four-week diary study with 18 commuters => Ran a diary study with over 18 commuters
Diyaliz hastaları için Türkçe ve Arapça broşür hazırladım => Diyaliz hastaları için dört dilde broşür hazırladım`),
  )("»%s« contradicts »%s«", (line, claim) => {
    expect(verdictOn(line, claim)).toBe("contradicted");
  });
});
