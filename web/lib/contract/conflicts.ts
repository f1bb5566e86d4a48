import type { ErrorRow } from './error-row'

/** Errors of valid requests that conflict with the current state: storage limits, missing prerequisites. */
export const conflicts = {
  birthDateMissing: {
    status: 409,
    hun: 'Előbb add meg a saját születési dátumodat „Az én kronóm” fülön.',
    eng: 'Please tell us your own date of birth first, on the tab My chart.',
    rus: 'Сначала укажи свою дату рождения на вкладке «Мой кроно».',
  },
  addressReserved: {
    status: 409,
    hun: 'A címed cseréjét nemrég vontad vissza, ezért három napig nem módosítható.',
    eng: 'You have just taken a change of your address back, so it stays as it is for three days.',
    rus: 'Недавно смена адреса была отменена, поэтому три дня его нельзя менять.',
  },
  tooManyViews: {
    status: 409,
    hun: 'Ehhez a listához már 50 nézet van elmentve: törölj egyet, mielőtt újat mentesz.',
    eng: 'There are 50 saved views of this list: delete one before you save another.',
    rus: 'Для этого списка уже сохранено 50 видов: удали один, прежде чем сохранять новый.',
  },
  invitedPerson: {
    status: 409,
    hun: 'Ezt a dátumot maga az illető adta meg: csak ő módosíthatja.',
    eng: 'This person entered the date themselves: only they may change it.',
    rus: 'Эту дату человек указал сам: изменить её может только он.',
  },
  groupExists: {
    status: 409,
    hun: 'Ilyen nevű csoportod már van.',
    eng: 'You already have a group of this name.',
    rus: 'Группа с таким названием уже есть.',
  },
  tooManyGroups: {
    status: 409,
    hun: 'Elérted az 50 saját csoportot: törölj egyet, mielőtt újat veszel fel.',
    eng: 'You have 50 groups: delete one before you add another.',
    rus: 'У тебя уже 50 групп: удали одну, прежде чем добавлять новую.',
  },
  tooManyShares: {
    status: 409,
    hun: 'Elérted a 100 megosztott eredményt: vonj vissza egyet, mielőtt újat osztasz meg.',
    eng: 'You share 100 results: revoke one before you share another.',
    rus: 'У тебя уже 100 ссылок: отзови одну, прежде чем создавать новую.',
  },
  tooManyInvitations: {
    status: 409,
    hun: 'Elérted a 100 meghívót: vonj vissza egyet, mielőtt újat küldesz.',
    eng: 'You have 100 invitations: take one back before you send another.',
    rus: 'У тебя уже 100 приглашений: отзови одно, прежде чем отправлять новое.',
  },
  feltDayOver: {
    status: 409,
    hun: 'Visszamenőleg hét napot tölthetsz ki: ez a nap már régebbi.',
    eng: 'You can fill in the last seven days: this one is further back.',
    rus: 'Задним числом можно отметить последние семь дней, а этот раньше.',
  },
  feltDayAhead: {
    status: 409,
    hun: 'Ez a nap még csak jön: akkor jegyezd fel, amikor már itt van.',
    eng: 'This day is still to come: note it once it is here.',
    rus: 'Этот день ещё не наступил: отметь его, когда он придёт.',
  },
  mailSuppressed: {
    status: 409,
    hun: 'Erre a címre nem mehet emlékeztető: egy levelünkben azt kérted, hogy ne írjunk, vagy visszajöttek a leveleink. A naptárad ugyanígy emlékeztethet.',
    eng: 'No reminder can go to this address: you asked us in one of our e-mails to send no more, or our e-mails came back. Your calendar can remind you just as well.',
    rus: 'На этот адрес напоминания не приходят: в одном из писем была просьба больше не писать, или письма вернулись. Напоминать может и календарь.',
  },
  otherAccount: {
    status: 409,
    hun: 'Ezt egy másik fiókban jegyezték fel: abba a fiókba lépj be, és elküldjük.',
    eng: 'This was noted in another account: sign in there, and it will be sent.',
    rus: 'Это отмечено в другом аккаунте: войди в него, и мы отправим запись.',
  },
  tooManyFeeds: {
    status: 409,
    hun: 'Elérted a 10 naptárat: vonj vissza egyet, mielőtt újat készítesz.',
    eng: 'You have 10 calendars: revoke one before you make another.',
    rus: 'У тебя уже 10 календарей: отзови один, прежде чем создавать новый.',
  },
  tooManyTests: {
    status: 409,
    hun: 'Elérted az 50 megőrzött tesztet: törölj egyet, mielőtt újat mentesz.',
    eng: 'You keep 50 tests: delete one before you save another.',
    rus: 'У тебя уже 50 сохранённых тестов: удали один, прежде чем сохранять новый.',
  },
  inviterFull: {
    status: 409,
    hun: 'Annál, aki meghívott, most nem fér el több dátum. Szólj neki, és próbáld újra!',
    eng: 'Whoever invited you has no room for another date now. Tell them, and try again!',
    rus: 'У того, кто тебя пригласил, сейчас нет места для новой даты. Напиши об этом и попробуй ещё раз!',
  },
} as const satisfies Record<string, ErrorRow>
