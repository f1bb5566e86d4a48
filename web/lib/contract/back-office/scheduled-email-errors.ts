import type { ErrorRow } from '../error-row'

/** Errors of e-mails to many. */
export const scheduledEmailErrors = {
  scheduledEmailChanged: {
    status: 409,
    hun: 'Ezt a levelet közben más is módosította. Nyisd meg egy másik lapon, és nézd meg, mi változott; amit itt írtál, addig megmarad.',
    eng: 'Somebody else has changed this e-mail meanwhile. Open it in another tab and look at what changed; what you wrote here stays until then.',
    rus: 'Это письмо тем временем изменил кто-то ещё. Открой его в другой вкладке и посмотри, что изменилось; написанное здесь пока останется.',
  },
  scheduledEmailStarted: {
    status: 409,
    hun: 'Ezt a levelet már beütemezték vagy elküldték, ezért itt nem módosítható.',
    eng: 'This e-mail is planned or sent already, so it cannot be changed here.',
    rus: 'Это письмо уже запланировано или отправлено, поэтому изменить его здесь нельзя.',
  },
  scheduledEmailState: {
    status: 409,
    hun: 'A levél közben már máshol tart. Töltsd újra az oldalt!',
    eng: 'The e-mail has moved on meanwhile. Load the page again!',
    rus: 'Состояние письма тем временем изменилось. Обнови страницу!',
  },
  scheduledEmailFaulty: {
    status: 400,
    hun: 'Ez a levél így még nem mehet ki: nézd meg, mi hiányzik.',
    eng: 'This e-mail cannot be sent yet: look at what is missing.',
    rus: 'Это письмо пока нельзя отправить: посмотри, чего не хватает.',
  },
  twoSubjectsByHour: {
    status: 400,
    hun: 'Két tárgyat csak egy időben kiküldött levelek alapján lehet összevetni: vagy a második tárgyat vedd ki, vagy a személyre szabott órát.',
    eng: 'Two subjects can be compared only if the e-mails leave at the same time: remove either the second subject or the hour for each reader.',
    rus: 'Сравнить две темы можно, только если письма уходят одновременно: убери либо вторую тему, либо час для каждого читателя.',
  },
  emailTooLong: {
    status: 400,
    hun: 'Ez a levél túl hosszú: rövidíts rajta, vagy tedd a részleteket egy oldalra, és arra mutass.',
    eng: 'This e-mail is too long: shorten it, or put the details on a page and link to it.',
    rus: 'Это письмо слишком длинное: сократи его или вынеси подробности на страницу и дай ссылку.',
  },
} as const satisfies Record<string, ErrorRow>
