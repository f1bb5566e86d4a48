import type { PanelLanguage } from '../lib/panel-language'

/** Descriptions of work that failed after several attempts, by task kind. */
export const works = {
  sendLetter: {
    hun: 'Volt olyan levél, amelyet többszöri próbára sem sikerült elküldeni.',
    eng: 'There was a letter that could not be sent after several tries.',
  },
  mailReset: {
    hun: 'Volt, aki nem kapta meg a levelet, amellyel új jelszót adhatna.',
    eng: 'Somebody did not get the letter for a new password.',
  },
  askToJoin: {
    hun: 'Volt, aki feliratkozott a hírlevélre, és nem kapta meg a levelet, amelyben ezt megerősíti.',
    eng: 'Somebody signed up for the newsletter and did not get the letter that asks to confirm it.',
  },
  sendIssue: {
    hun: 'Egy hírlevél kiküldése félbemaradt: nem mindenki kapta meg.',
    eng: 'An issue of the newsletter stopped halfway: not everybody got it.',
  },
  sendScheduled: {
    hun: 'Egy csoportnak szóló levél kiküldése megállt: nem mindenki kapta meg. A levelek listáján szüneteltetve, majd folytatva továbbmegy.',
    eng: 'An e-mail to a group has stopped: not everybody got it. Pause and continue it in the list of e-mails.',
  },
  runBulk: {
    hun: 'Egy művelet, amely sok felhasználóra szólt, félbemaradt.',
    eng: 'Something that was to be done to many users stopped halfway.',
  },
  deleteGroupMembers: {
    hun: 'Egy törölt levelezési csoport tagsága még nem tűnt el teljesen.',
    eng: 'The members of a deleted e-mail group are not all removed yet.',
  },
  settleReferral: {
    hun: 'Egy ajánlás jutalmát nem sikerült kiadni vagy visszavonni.',
    eng: 'The reward of a referral could not be given or revoked.',
  },
  deleteCalculatedDates: {
    hun: 'Egy törölt számolás dátumai még nem tűntek el teljesen.',
    eng: 'The dates of a deleted calculation are not all removed yet.',
  },
  runCalculation: {
    hun: 'Egy adminisztrátor sok dátumot számoltatott ki, és ez félbemaradt.',
    eng: 'A calculation of many dates for an admin stopped halfway.',
  },
  recordErasure: {
    hun: 'Egy fiók törlését nem sikerült feljegyezni a mentések mellé: egy régebbi mentés visszaállításakor visszakerülne.',
    eng: 'The erasure of an account could not be recorded beside the backups: restoring an older one would bring it back.',
  },
  sendAlert: {
    hun: 'Az üzemeltetőt nem sikerült értesíteni egy esetről.',
    eng: 'The operator could not be notified of an incident.',
  },
  fillFacts: {
    hun: 'Az adminfelület listáinak újraszámolása félbemaradt: néhány felhasználónál régi adat állhat bennük.',
    eng: 'The lists of the back office were not recomputed to the end: they may show old facts of some users.',
  },
  handleEvent: {
    hun: 'A Stripe egyik értesítését többszöri próbára sem sikerült feldolgozni.',
    eng: 'What Stripe told could not be worked on after several tries.',
  },
  deferBilling: {
    hun: 'Egy előfizető következő terhelését nem sikerült későbbre tenni, pedig ajándékot kapott.',
    eng: 'The next charge of a subscriber could not be moved, although they were given time.',
  },
  endCharges: {
    hun: 'Valaki visszakapta a pénzét, de az előfizetését nem sikerült leállítani.',
    eng: 'Somebody got their money back, and their subscription could not be ended.',
  },
  endSecond: {
    hun: 'Valakinek két előfizetése lett, és a másodikat nem sikerült megszüntetni.',
    eng: 'Somebody has two subscriptions, and the second could not be ended.',
  },
  findOrder: {
    hun: 'Egy fizetésről nem sikerült kideríteni, melyik rendeléshez tartozik.',
    eng: 'For which order a payment was could not be found out.',
  },
  endSubscription: {
    hun: 'Valaki törölte a fiókját, és az előfizetését nem sikerült leállítani.',
    eng: 'Somebody erased their account, and their subscription could not be ended.',
  },
  deleteCustomer: {
    hun: 'Valaki törölte a fiókját, és az adatait nem sikerült törölni a Stripe-nál.',
    eng: 'Somebody erased their account, and Stripe could not be made to forget them.',
  },
  erasePicture: {
    hun: 'Valaki törölte a fiókját, és a képét nem sikerült törölni a fájltárolóból; a levelet a törlésről ezért nem kapta meg.',
    eng: 'A user erased their account, and the file store did not delete their picture; so the e-mail about the erasure was not sent.',
  },
  endPages: {
    hun: 'Valaki törölte a fiókját, és a megkezdett fizetését nem sikerült lezárni.',
    eng: 'Somebody erased their account, and a payment that they had begun could not be closed.',
  },
  endLinkPages: {
    hun: 'Egy fizetési link kikapcsolt vagy lejárt, de egy rajta megkezdett fizetést nem sikerült lezárni a Stripe-nál.',
    eng: 'A pay link was switched off or is over, and a payment begun by it could not be closed at Stripe.',
  },
  turnEntry: {
    hun: 'Egy időzített tartalom nem jelent meg, vagy nem került le, amikor kellett volna: hiányzik belőle valami. Az időpontja törlődött.',
    eng: 'Something timed was not published, or not taken off, in its minute: it lacks something. Its time was emptied.',
  },
  settleOrder: {
    hun: 'Egy rendelésről nem sikerült kideríteni, kifizették-e.',
    eng: 'Whether an order was paid could not be found out.',
  },
  closePage: {
    hun: 'Egy megkezdett fizetést nem sikerült lezárni.',
    eng: 'A payment that was begun could not be closed.',
  },
  repeatRefund: {
    hun: 'Egy visszatérítést többszöri próbára sem sikerült elindítani.',
    eng: 'Money could not be given back after several tries.',
  },
  followWithdrawal: {
    hun: 'Valaki elállt egy vásárlástól, de a visszatérítést vagy az előfizetés leállítását nem sikerült elindítani.',
    eng: 'Somebody withdrew from a purchase, and its refund or the end of its subscription could not be begun.',
  },
  catchUpSubscription: {
    hun: 'Egy előfizetés állását nem sikerült megkérdezni a Stripe-tól.',
    eng: 'How a subscription stands could not be asked of Stripe.',
  },
} as const satisfies Readonly<Record<string, Record<PanelLanguage, string>>>

export type Work = keyof typeof works

/** Description of any periodic job. */
export const otherWork = {
  hun: 'A rendszer egyik időzített munkáját többszöri próbára sem sikerült elvégezni.',
  eng: 'Something that the system does by the clock could not be done after several tries.',
} as const satisfies Record<PanelLanguage, string>
