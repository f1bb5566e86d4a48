import { accountErrors } from './account-errors'
import { analysisErrors } from './analysis-errors'
import { calculationErrors } from './back-office/calculation-errors'
import { emailGroupErrors } from './back-office/email-group-errors'
import { linkErrors } from './back-office/link-errors'
import { peopleErrors } from './back-office/people-errors'
import { scheduledEmailErrors } from './back-office/scheduled-email-errors'
import { sequenceErrors } from './back-office/sequence-errors'
import { shopErrors } from './back-office/shop-errors'
import { conflicts } from './conflicts'
import { dateErrors } from './date-errors'
import type { ErrorRow } from './error-row'
import { learningErrors } from './learning-errors'
import { newsletterErrors } from './newsletter-errors'
import { paymentErrors } from './payment-errors'
import { requestErrors } from './request-errors'

/**
 * Every error of the API: its HTTP status and its message for the reader (messages quoted in spec §5 and §8 are
 * verbatim).
 */
export const errors = {
  ...dateErrors,
  ...accountErrors,
  ...requestErrors,
  ...conflicts,
  ...analysisErrors,
  ...paymentErrors,
  ...shopErrors,
  ...emailGroupErrors,
  ...scheduledEmailErrors,
  ...sequenceErrors,
  ...calculationErrors,
  ...learningErrors,
  ...newsletterErrors,
  ...peopleErrors,
  ...linkErrors,
  tooFewPeople: {
    status: 400,
    hun: 'A kapcsolati elemzéshez legalább két személyt kell hozzáadni!',
    eng: 'You have to select at least two people for this calculation!',
    rus: 'Для разбора отношений нужно добавить хотя бы двух человек!',
  },
  tooManyPeople: {
    status: 400,
    hun: 'Egyszerre legfeljebb 20 személyt lehet összevetni.',
    eng: 'At most 20 people can be compared at a time.',
    rus: 'Сравнить можно не больше 20 человек сразу.',
  },
  consentRequired: {
    status: 400,
    hun: 'A dátumod csak a hozzájárulásoddal használható: jelöld be, ha egyetértesz.',
    eng: 'Your date is used only with your consent: please tick the box if you agree.',
    rus: 'Твоя дата используется только с твоего согласия: отметь поле, если не возражаешь.',
  },
  reviewTooShort: {
    status: 400,
    hun: 'Ez még rövid: írj legalább 20 betűt, hogy mások is értsék, mire gondolsz.',
    eng: 'This is still short: write 20 characters at least, so that others see what you mean.',
    rus: 'Это пока коротко: напиши хотя бы 20 знаков, чтобы другие поняли, о чём речь.',
  },
  reviewTooLong: {
    status: 400,
    hun: 'Ez túl hosszú: legfeljebb 2000 betű fér el.',
    eng: 'This is too long: there is room for 2,000 characters.',
    rus: 'Это слишком длинно: помещается не больше 2000 знаков.',
  },
  premiumRequired: {
    status: 403,
    hun: 'Az oldal megtekintéséhez Bennfentes Klub tagság szükséges.',
    eng: 'Premium required to view this page.',
    rus: 'Для просмотра этой страницы нужен Премиум.',
  },
  relationshipNeedsPremium: {
    status: 403,
    hun: 'A kapcsolati kalkulátor használatához egyéves Bennfentes Klub tagság szükséges!',
    eng: "If you would like to use the Compatibility calculator, you have buy a one year's premium!",
    rus: 'Чтобы пользоваться калькулятором отношений, нужен годовой Премиум!',
  },
  tooManyDates: {
    status: 409,
    hun: 'Elérted a 10 000 mentett dátumot: törölj egyet, mielőtt újat mentesz.',
    eng: 'You have 10,000 saved dates: delete one before you save another.',
    rus: 'У тебя 10 000 сохранённых дат: удали одну, прежде чем сохранять новую.',
  },
  messageFailed: {
    status: 500,
    hun: 'Hiba történt az üzenet küldése közben. Próbáld újra később!',
    eng: 'Error occured while sending the message. Please try again later',
    rus: 'Не удалось отправить сообщение. Попробуй позже.',
  },
  analysisNotSaved: {
    status: 500,
    hun: 'Az elemzést nem sikerült menteni. Próbáld újra!',
    eng: 'The analysis could not be saved. Please try again!',
    rus: 'Не удалось сохранить разбор. Попробуй ещё раз!',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors
