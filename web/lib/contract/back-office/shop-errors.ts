import type { ErrorRow } from '../error-row'

/** Errors of the back office's shop screens, and of an expired pay link. */
export const shopErrors = {
  endsBeforeItBegins: {
    status: 400,
    hun: 'A vége legyen később, mint a kezdete.',
    eng: 'The end has to come after the beginning.',
    rus: 'Конец должен быть позже начала.',
  },
  invalidAmount: {
    status: 400,
    hun: 'Ezt az összeget nem értjük. Írd így: 45 000, fontban 7,99.',
    eng: 'We cannot read this amount. Write it like this: 45 000, or 7.99 in pounds.',
    rus: 'Мы не понимаем эту сумму. Напиши её так: 45 000, в фунтах 7,99.',
  },
  invalidWhole: {
    status: 400,
    hun: 'Ezt a számot nem értjük. Egész számot írj, így: 1 000.',
    eng: 'We cannot read this number. Write a whole number, like this: 1 000.',
    rus: 'Мы не понимаем это число. Напиши целое число, например: 1 000.',
  },
  couponCodeTaken: {
    status: 409,
    hun: 'Ilyen kódú kupon már van.',
    eng: 'There is a coupon with this code already.',
    rus: 'Купон с таким кодом уже есть.',
  },
  couponBatchTaken: {
    status: 409,
    hun: 'Ilyen nevű sorozat már van: adj másik nevet, vagy töltsd le azt.',
    eng: 'There is a batch of this name already: choose another one, or download that.',
    rus: 'Серия с таким названием уже есть: выбери другое или скачай ту.',
  },
  couponFree: {
    status: 409,
    hun: 'Ezzel a kuponnal lesz, amiért semmit sem kell fizetni. Ha így akarod, erősítsd meg!',
    eng: 'With this coupon there is something that costs nothing at all. If you want that, confirm it!',
    rus: 'С этим купоном кое-что станет совсем бесплатным. Если так и задумано, подтверди!',
  },
  couponDays: {
    status: 409,
    hun: 'Ez a kupon sok ingyen napot ad: 31-nél többet, vagy akárhány embernek. Ha így akarod, erősítsd meg!',
    eng: 'This coupon gives many free days: more than 31, or to any number of people. If you want that, confirm it!',
    rus: 'Этот купон даёт много бесплатных дней: больше 31 или скольким угодно людям. Если так и задумано, подтверди!',
  },
  payLinkTooSmall: {
    status: 400,
    hun: 'Ennyit a bankkártya nem visz el: legalább 175 Ft vagy 0,30 £ legyen.',
    eng: 'Cards do not carry so little: make it 175 Ft or £0.30 at least.',
    rus: 'Так мало банк не проведёт: минимум 175 Ft или 0,30 £.',
  },
  payLinkTooLarge: {
    status: 400,
    hun: 'Ez túl sok egy fizetési linknek: legfeljebb 1 000 000 Ft vagy 2 500 £ lehet.',
    eng: 'That is too much for a pay link: 1,000,000 Ft or £2,500 at most.',
    rus: 'Это слишком много для платёжной ссылки: не больше 1 000 000 Ft или 2 500 £.',
  },
  payLinkLarge: {
    status: 409,
    hun: 'Ez nagy összeg. Nézd meg újra a nullákat, és erősítsd meg!',
    eng: 'This is a large amount. Look at the zeros again, and confirm it!',
    rus: 'Это крупная сумма. Проверь нули ещё раз и подтверди!',
  },
  payLinkPast: {
    status: 400,
    hun: 'Ez az idő már elmúlt: a link már nyitva sem lenne.',
    eng: 'That time has passed: the link would not even be open.',
    rus: 'Это время уже прошло: ссылка бы и не открылась.',
  },
  payLinkPaid: {
    status: 409,
    hun: 'Ezt már kifizették, ennél többször nem lehet.',
    eng: 'This has been paid already, and can be paid only once.',
    rus: 'Это уже оплачено, а оплатить можно только один раз.',
  },
  payLinkOver: {
    status: 410,
    hun: 'Ezen a linken már nem lehet fizetni.',
    eng: 'This link takes no payments any more.',
    rus: 'По этой ссылке больше нельзя оплатить.',
  },
  analysisOfToday: {
    status: 409,
    hun: 'Ez az elemzés már a mai szövegekkel készült: nincs mit újraírni.',
    eng: 'This analysis has today’s texts already: there is nothing to write anew.',
    rus: 'В этом разборе уже сегодняшние тексты: переписывать нечего.',
  },
  referralDecided: {
    status: 409,
    hun: 'Erről már döntöttek, vagy nincs miről dönteni. Töltsd újra az oldalt!',
    eng: 'This was decided already, or there is nothing to decide. Load the page again!',
    rus: 'Это уже решено, или решать нечего. Обнови страницу!',
  },
  campaignOverlaps: {
    status: 409,
    hun: 'Ebben az időben már fut egy akció ezen a nyelven: „{name}” ({span}). Egyszerre egy futhat.',
    eng: 'Another campaign of this language runs at that time: “{name}” ({span}). Only one can run at once.',
    rus: 'В это время уже идёт акция на этом языке: «{name}» ({span}). Одновременно может идти только одна.',
  },
  campaignPast: {
    status: 400,
    hun: 'Ez az idő már elmúlt: az akció soha nem futna.',
    eng: 'That time has passed: the campaign would never run.',
    rus: 'Это время уже прошло: акция никогда бы не шла.',
  },
  bannerNotPublished: {
    status: 400,
    hun: 'Ez a szalag ezen a nyelven nincs közzétéve.',
    eng: 'This banner is not published in this language.',
    rus: 'Этот баннер не опубликован на этом языке.',
  },
  campaignChanged: {
    status: 409,
    hun: 'Ezt az akciót közben más is módosította. Töltsd újra az oldalt, és nézd meg, mi változott!',
    eng: 'Somebody else has changed this campaign meanwhile. Load the page again, and look at what changed!',
    rus: 'Эту акцию тем временем изменил кто-то ещё. Обнови страницу и посмотри, что изменилось!',
  },
  campaignEnded: {
    status: 409,
    hun: 'Ez az akció véget ért. Indíts helyette másikat!',
    eng: 'This campaign is over. Begin another one instead!',
    rus: 'Эта акция закончилась. Начни вместо неё другую!',
  },
} as const satisfies Record<string, ErrorRow>
