/** What people did with words and thoughts: discussed, asked, understood, praised. In the form that actions.ts describes. */
export const SPEAKING_AND_THINKING = `
discuss | discuss, discussion, talk over, talked over, confer about, talk through | tartış-, görüş-, müzakere et-, istişare et-, ele al-, fikir alışverişi yap-, fikir alışverişinde bulun-, istişarede bulun-, konuş- > communicate
state | stated!, declared!, assert, affirm, articulate, express, expressed!, point out, pointed out, mention, mentioned! | belirt-, ifade et-, dile getir-, söyle-, beyan et-, vurgula-
highlight | highlight, emphasise, emphasize, stressed!, underline, underlined!, draw attention to, drew attention to | vurgula-, altını çiz-, öne çıkar-, dikkat çek-, ön plana çıkar-
criticise | criticise, criticize | eleştir-
interpret-understand | understand, understood, grasp, comprehend | anla-, kavra-, idrak et-
ask | ask, asked, enquire, inquire, pose questions, question | sor-, sorgula-, soru yönelt-
imagine | imagine, envision, envisage | hayal et-, tasavvur et-
remember | memorise, memorize, learn by heart | ezberle-, aklında tut-
derive | derive, derived, deduce, infer, conclude from | çıkarım yap-, türet-, sonuç çıkar-, çıkarımda bulun-
prove | prove, proved, proven!, demonstrate that | kanıtla-, ispatla-, ispat et-
justify | justify, justified, give reasons | gerekçelendir-, gerekçesini açıkla-
praise | praised, commend, compliment, speak highly | öv-, takdir et-, methet-
invite | invite, invited, call in, ask to come | davet et-, çağır-, davet gönder-
accept | accept, accepted, admit, admitted!, take on | kabul et-, kabulünü yap-, kabul
adopt-embrace | adopt, embrace, take up | benimse-, sahiplen-, kabul et-
agree-on | agree, agreed, come to an agreement, reach agreement, reached agreement, come to terms, came to terms, strike deals, struck deals | anlaş-, anlaşma sağla-, mutabık kal-, anlaşmaya var-, uzlaş- > negotiate
promise | commit to, pledge, undertake to, undertook to, promise | taahhüt et-, söz ver-
repeat | repeated, do again, redo | tekrarla-, tekrar et-, yinele-, tekrar yap-
request | request, requested!, requesting!, ask for, asked for, call for, requisition, solicit, apply for | talep et-, iste-, rica et-, talepte bulun-, istekte bulun-, talep aç-
celebrate | celebrate, celebrated! | kutla-
`;
