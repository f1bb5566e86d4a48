import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { type ErrorCode, errors } from '@/lib/contract/errors'

/** The result of a posted form, as a parameter of the following page. */
export type FormOutcome = 'kept' | 'removed' | ErrorCode

const isError = (text: string): text is ErrorCode => Object.hasOwn(errors, text)

/** The message of the result; undefined for an unknown value. */
export function outcomeWords(text: string | undefined): string | undefined {
  const t = translations('kronobiology.felt')
  if (text === 'kept' || text === 'removed') return t(text)
  if (text === 'missingField') return t('nothing')
  return text && isError(text) ? errors[text][language] : undefined
}

/** The same for the reminder's form, at the other end of the page. */
export const reminderOutcomeWords = (text: string | undefined) =>
  text === 'kept' || text === 'removed'
    ? translations('kronobiology.remind')(text)
    : outcomeWords(text)
