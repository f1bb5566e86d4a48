import type { ErrorRow } from '../error-row'

/** Errors of automatic e-mails and sequences. */
export const sequenceErrors = {
  sequenceNameTaken: {
    status: 409,
    hun: 'Ilyen nevű levélsor már van: adj neki másik nevet.',
    eng: 'There is a sequence of this name already: choose another one.',
    rus: 'Серия с таким названием уже есть: выбери другое.',
  },
  sequenceChanged: {
    status: 409,
    hun: 'Ezt a levélsort közben más is módosította. Töltsd újra az oldalt, és nézd meg, mi változott!',
    eng: 'Somebody else has changed this sequence meanwhile. Load the page again, and look at what changed!',
    rus: 'Эту серию тем временем изменил кто-то ещё. Обнови страницу и посмотри, что изменилось!',
  },
  sequenceIsOn: {
    status: 409,
    hun: 'Ez a levélsor be van kapcsolva. Előbb kapcsold ki, utána törölheted.',
    eng: 'This sequence is switched on. Switch it off first, then you can delete it.',
    rus: 'Эта серия включена. Сначала выключи её, потом можно удалить.',
  },
  sequenceWithoutStep: {
    status: 400,
    hun: 'A levélsorban még nincs levél: adj hozzá legalább egyet.',
    eng: 'There is no e-mail in this sequence yet: add at least one.',
    rus: 'В серии пока нет ни одного письма: добавь хотя бы одно.',
  },
  sequenceTooLong: {
    status: 400,
    hun: 'Egy levélsorban legfeljebb 12 levél lehet.',
    eng: 'A sequence has room for 12 e-mails.',
    rus: 'В серии помещается не больше 12 писем.',
  },
  sequenceNotReady: {
    status: 409,
    hun: 'A levélsor nem kapcsolható be: valamelyik levele nincs közzétéve a honlap nyelvén, vagy ki van kapcsolva.',
    eng: "The sequence cannot be switched on: one of its e-mails is not published in the site's language, or is switched off.",
    rus: 'Серию нельзя включить: одно из её писем не опубликовано на языке сайта или выключено.',
  },
  emailAlwaysSent: {
    status: 409,
    hun: 'Erre a levélre vár valaki: a linkje nélkül nem tudna továbbmenni. Ezért nem kapcsolható ki.',
    eng: 'Somebody is waiting for this e-mail: without its link they could not go on. So it cannot be switched off.',
    rus: 'Этого письма кто-то ждёт: без ссылки из него не обойтись. Поэтому выключить его нельзя.',
  },
} as const satisfies Record<string, ErrorRow>
