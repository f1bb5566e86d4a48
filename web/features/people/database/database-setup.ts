import type { DateOrder } from '@/base/text/date-text'
import type { NamedGroup } from '@/base/text/named-groups'
import type { DateFieldWords } from '@/ui/date-field/date-field-words'
import type { FormWords } from '@/ui/form/words'
import type { DatabaseWords } from './words'

/** What every part of the page needs in the browser. */
export type DatabaseSetup = {
  words: DatabaseWords
  formWords: FormWords
  dateWords: DateFieldWords
  order: DateOrder
  /** `YYYY-MM-DD`, the latest birth date */
  today: string
  /** Of the deployment. */
  timeZone: string
  groups: readonly NamedGroup[]
  /** Most people of one import call, and of one relationship analysis. */
  limits: { imported: number; compared: number }
}
