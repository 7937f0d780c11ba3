import type { texts as english } from "../en/interview.ts";

export const texts: typeof english = {
  title: "Mülakat hazırlığı",
  cardText: "Bu ilana göre neler sorulabilir, hangi satırınız yanıt verir, nerede üstünüze gelebilirler.",
  open: "Mülakata hazırlan",
  lead: "Buradaki her şey kendi satırlarınızdan, CV'nin dilinde hazırlandı. Profilinizin anlatmadığı yerler, hatırlamanız için boş bırakıldı.",
  print: "PDF olarak yazdır",
  payText_one: "Bu CV için mülakat hazırlığı bir kereye mahsus {{count}} kredi.",
  payText_other: "Bu CV için mülakat hazırlığı bir kereye mahsus {{count}} kredi.",
  pay: "Mülakata hazırlan",
  nothing: "Bu ilan, hazırlanacak bir şey istemiyor. Elinizdeki CV ile ilan yeterli.",
  profileEmpty: "Önce kariyer profilinizi doldurun: yanıtlar oradaki bilgilerden hazırlanır.",
};
