import type { ErrorRow } from './error-row'

/** Errors of the newsletter; spec §8 has the text for unsubscribing. */
export const newsletterErrors = {
  newsletterConsentNeeded: {
    status: 400,
    hun: 'Pipáld be, hogy kéred a hírlevelet: enélkül nem küldhetünk.',
    eng: 'Please tick that you want the newsletter: without it we may not send any.',
    rus: 'Поставь галочку, что хочешь получать рассылку: без неё мы не можем писать.',
  },
  newsletterTopicNeeded: {
    status: 400,
    hun: 'Válassz legalább egy témát, vagy iratkozz le.',
    eng: 'Choose at least one topic, or unsubscribe.',
    rus: 'Выбери хотя бы одну тему или отпишись.',
  },
  newsletterLinkFailed: {
    status: 400,
    hun: 'Ez a link nem él: lejárt, vagy csonkán érkezett meg.',
    eng: 'This link does not work: it has expired, or part of it got lost.',
    rus: 'Эта ссылка не работает: она устарела или потерялась её часть.',
  },
  unsubscribeFailed: {
    status: 400,
    hun: 'Próbáld újra később',
    eng: 'Please try again later',
    rus: 'Попробуй ещё раз позже',
  },
} as const satisfies Record<string, ErrorRow>
