import { type ChartSteps, stepsOf } from '@krono/chart'
import { draftFields, draftRules, type EngineDraft, engineDraft } from '@krono/contract'
import { evaluateDateText } from '@/base/text/birth-date'
import { dateOrder, language } from '@/base/text/language'
import { isCalendarDate } from '@/lib/contract/birth-date'
import { errors } from '@/lib/contract/errors'

/** Any date of the calendar: the engine computes years that the product refuses as birth dates (engine §1). */
const limits = { order: dateOrder, earliest: '0001-01-01', latest: '9999-12-31' } as const

export type AskedSteps = {
  /** As in the address. */
  birth: string
  fields: Readonly<Partial<Record<keyof EngineDraft, string>>>
  /** Message for a text that is no date, or for a number that is none. */
  fault?: string | undefined
  steps?: ChartSteps | undefined
  /** By the rules of the draft, if it differs. */
  other?: ChartSteps | undefined
}

/** What the address asks for: a date in a form of the language, and a draft of the next version. */
export function readAskedSteps(read: (name: string) => string | undefined): AskedSteps {
  const birth = read('birth')?.trim() ?? ''
  const typed = draftFields.flatMap((name) => {
    const value = read(name)?.trim()
    return value ? [[name, value] as const] : []
  })
  const fields = Object.fromEntries(typed)
  if (birth === '') return { birth, fields }
  const found = isCalendarDate(birth)
    ? { date: birth, fault: undefined }
    : evaluateDateText(birth, limits)
  if (!found.date) return { birth, fields, fault: errors[found.fault ?? 'invalidDate'][language] }
  const steps = stepsOf(found.date)
  const draft = engineDraft.safeParse(fields)
  if (!draft.success) return { birth, fields, steps, fault: errors.invalidWhole[language] }
  const other = typed.length > 0 ? stepsOf(found.date, draftRules(draft.data)) : undefined
  return { birth, fields, steps, other }
}
