import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { type ErrorCode, errors } from '@/lib/contract/errors'

/** What becomes of a posted form, as the address of the page that follows tells it. */
export type FormOutcome = 'kept' | 'removed' | ErrorCode

const isError = (text: string): text is ErrorCode => Object.hasOwn(errors, text)

/** The words for it; undefined for what no form of ours tells. */
export function outcomeWords(text: string | undefined): string | undefined {
  const t = translations('kronobiology.felt')
  if (text === 'kept' || text === 'removed') return t(text)
  if (text === 'missingField') return t('nothing')
  return text && isError(text) ? errors[text][language] : undefined
}

/** The same of the reminder's form, which stands at the other end of the page. */
export const reminderOutcomeWords = (text: string | undefined) =>
  text === 'kept' || text === 'removed'
    ? translations('kronobiology.remind')(text)
    : outcomeWords(text)
