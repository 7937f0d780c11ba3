/** What people did on stage, behind a camera and on the field. In the form that actions.ts describes. */
export const ARTS_AND_SPORT = `
perform | perform, performance, play, act, sing, sang, dance, appear, act in, play in, play the, recite, put on a show, sing in, sang in, busk, improvise, dj, toured, portray | sahnele-, sahne al-, sahneye çık-, oyna-, seslendir-, çal-, söyle-, icra et-, rol yap-, oyunculuk yap-, canlandır-, dans et-, müzik yap-, konser ver-, enstrüman çal-, temsil ver-, sahneye koy-, solistlik yap-, solist ol-
direct-art | directed, stage-manage, choreograph | yönet-, yönetmenlik yap-, yönetmenliğini yap-, sahneye koy-, koreografisini yap-, şeflik yap-, yapımcılığını yap-, yapımcılık yap-, rejisini yap-
photograph | shoot, shot, capture, cover events | çek-, çekim, çekim yap-, çekimini yap-, görüntüle-, çekimleri yap-, çekimlerini yap-, görüntü al-, kayda al-
record-sound | recorded, mix, mastered!, sound-engineer, produce music | kayıt yap-, ses kaydet-, ses kaydı yap-, miksle-, miks yap-, mastering yap-, seslendirme yap-, dublaj yap-
compose-music | compose, write songs, wrote songs | bestele-, beste yap-, müziğini yap-, söz yaz-
draw | draw, drew, drawn, sketch, painted, animate, animation, cartoon, storyboard | çiz-, resim yap-, çizim yap-, animasyon yap-, canlandırma yap-, eskiz yap-
coach-sport | coach, train athletes, train a team, manage a team, lead training, took training, train players, trained players, run training sessions for, take training, coach children in | antrenörlük yap-, çalıştır-, antrenman yaptır-, antrenörlüğünü yap-, idman yaptır-, antrene et-, sporcu yetiştir-, hocalık yap-, antrenman ver-, antrenmanları yürüt-
play-sport | play for, played, compete for, train with, practise, practice | oyna-, forma giy-, top oyna-, spor yap-, antrenman yap-
referee | referee, refereed, umpire, judge, adjudicate, officiate | hakemlik yap-, hakemlik, jüri üyeliği yap-, hakemliğini yap-, jüri ol-, jüride yer al-, jürilik yap-, hakem ol-
curate | curate, curation, programme, programmed, hang exhibitions, mount exhibitions, put together exhibitions | küratörlüğünü yap-, küratörlük yap-, seçki hazırla-, küratörlük et-, sergi hazırla-, sergi küratörlüğü yap-
exhibit | exhibit, exhibition, show work, hang, put on show, show, mount an exhibition, be shown, was shown | sergile-, sergi aç-, sergi düzenle-, sergi, sergide yer al-, sergiye katıl-, teşhir et-
announce | announce, compere, emcee, mc, host shows, anchored!, commentate, narrate | anons et-, sunuculuk yap-, sunuculuğunu yap-, spikerlik yap-, anlatıcılık yap-, takdim et-, moderatörlük yap-
rehearse | rehearse, rehearsal, run through, ran through, practise | prova yap-, prova et-, prova, prova al-, provalara katıl-, alıştırma yap-, çalış-
moderate | moderate, facilitate, facilitation, run discussions, lead discussions, led discussions, host panels, chair discussions, run focus groups | modere et-, moderatörlük yap-, moderasyon, kolaylaştırıcılık yap-, yürüt-, moderasyonunu yap-, moderatörlüğünü yap-, oturum yönet-, kolaylaştırıcılığını yap-, panel yönet-, oturum başkanlığı yap-
cut-hair | cut hair, trim hair, cut and style hair, haircut, hair cutting, trimmed hair, do haircuts, did haircuts, give haircuts, gave haircuts | saç kes-, saç kesimi yap-, saçlarını kes-, saç kesimi gerçekleştir-, saç kesimi, saç kesimleri yap-
write-press | report on, cover stories, write articles, wrote articles, blogged! | haber yap-, haber yaz-, makale yaz-, köşe yaz-, blog yaz-, muhabirlik yap-, gazetecilik yap- > develop
respond-tickets | work tickets, resolve tickets, triage tickets, close tickets, support users, do support | talepleri çöz-, çağrıları çöz-, destek kayıtlarını çöz-, ticket çöz- > handle
arrange-music | arrange music, arranged music, music arrangement | aranje et-, aranjman yap-
ghostwrite | ghostwrite, ghostwrote, ghostwritten | hayalet yazarlık yap-
`;
