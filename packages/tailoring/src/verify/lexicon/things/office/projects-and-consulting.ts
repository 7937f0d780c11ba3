/** Projects, consulting, plans and the running of companies, in the form of everyday/general.ts. */
export const PROJECTS_AND_CONSULTING = `
project scope, scope-project, scope of the project, scope of work | proje kapsamı, iş kapsamı
project budget | proje bütçesi > budget
project team | proje ekibi > team
project cost | proje maliyeti > cost
project life cycle, project lifecycle, project cycle | proje yaşam döngüsü, proje döngüsü, proje döngüsü yönetimi
project portfolio, programme portfolio | proje portföyü
project office, pmo, project management office | proje ofisi, pmo, proje yönetim ofisi
project charter | proje beyanı, proje başlatma belgesi
project report, progress report, status report, project status report, update report, progress update, status update | proje raporu, ilerleme raporu, durum raporu
interim report-project, mid-term report |
deliverable, project deliverable, project output | proje çıktısı, teslim edilecek
gantt chart, gantt diagram, gantt | gantt şeması, gantt diyagramı, gantt
critical path | kritik yol
resource-project, resource, resources | kaynak
resource planning, resource allocation, resource management | kaynak planlaması, kaynak planlama
kanban-board, kanban board | kanban panosu
waterfall-project | şelale yöntemi
notion | notion
miro | miro
capm | capm
change request | değişiklik talebi
lessons learned, lessons learnt | çıkarılan dersler, öğrenilmiş dersler
risk management | risk yönetimi
risk register, risk log | risk kaydı, risk kütüğü, risk envanteri
risk matrix | risk matrisi
risk appetite | risk iştahı
operational risk | operasyonel risk > risk
credit risk | kredi riski > risk
market risk | piyasa riski > risk
business continuity, business continuity plan, business continuity management | iş sürekliliği, iş sürekliliği planı, iş sürekliliği yönetimi
stakeholder analysis | paydaş analizi
current state analysis, as-is analysis, situation analysis | mevcut durum analizi, durum analizi
gap analysis | fark analizi, boşluk analizi
process design, business process design | süreç tasarımı, iş süreci tasarımı
process owner | süreç sahibi
business process, business workflow, work process, work flow | iş süreci, iş süreçleri
business model | iş modeli
business volume, volume of business | iş hacmi
efqm | efqm
strategic plan, strategy plan | stratejik plan
strategic planning, strategy planning | stratejik planlama
vision | vizyon
mission-company, mission statement | misyon
sustainability report | sürdürülebilirlik raporu
esg | esg, çevresel sosyal ve yönetişim
digital transformation, digitalisation, digitalization, digitisation-work | dijital dönüşüm, dijitalleşme
due diligence | durum tespiti, due diligence
merger, merger and acquisition, m&a, mergers and acquisitions | birleşme, birleşme ve devralma, birleşme satın alma, şirket birleşmesi
acquisition-company, company acquisition, takeover-company | şirket satın alma, devralma
ipo, initial public offering, public offering | halka arz
joint venture | ortak girişim, iş ortaklığı girişimi
investor | yatırımcı
investor relations | yatırımcı ilişkileri
shareholder, stockholder, shareholder-owner | hissedar, pay sahibi
angel investor | melek yatırımcı
venture capital | girişim sermayesi, risk sermayesi
accelerator, accelerator programme | hızlandırma programı, hızlandırıcı
family constitution | aile anayasası
institutionalisation, institutionalization | kurumsallaşma
daily work plan | günlük iş planı
weekly plan | haftalık plan
activity report | faaliyet raporu, etkinlik raporu
executive summary | yönetici özeti
management report, management reporting, report to management | yönetim raporu, yönetim raporlaması
weekly report | haftalık rapor
monthly report | aylık rapor
performance report | performans raporu
decision-making process | karar alma süreci, karar verme süreci
decision maker, decision-maker | karar verici, karar alıcı
delegation-delegates, delegate group | heyet, delegasyon
working! group, task force, work group, workgroup, taskforce, working! party | çalışma grubu, görev gücü
steering! committee | yönlendirme komitesi, yürütme kurulu
executive board-committee, executive committee | icra kurulu, icra komitesi
advisory board | danışma kurulu
supervisory board | denetim kurulu, gözetim kurulu
management consulting project, consulting! project, consultancy project | danışmanlık projesi
consultancy firm, consulting! firm, consultancy company, consulting! company | danışmanlık firması, danışmanlık şirketi
client project, customer project | müşteri projesi > project
public project | kamu projesi > project
ipa-funds, ipa, pre-accession assistance | ipa, katılım öncesi yardım aracı
social impact | sosyal etki
`;
