import type { DateOrder } from '@/base/text/date-text'
import type { NamedGroup } from '@/base/text/named-groups'
import type { DateFieldWords } from '@/ui/date-field/date-field-words'
import type { FormWords } from '@/ui/form/words'
import type { DatabaseWords } from './words'

/** Data for all parts of the page in the browser. */
export type DatabaseSetup = {
  words: DatabaseWords
  formWords: FormWords
  dateWords: DateFieldWords
  order: DateOrder
  /** `YYYY-MM-DD`, the latest birth date */
  today: string
  /** Time zone of the deployment. */
  timeZone: string
  groups: readonly NamedGroup[]
  /** Maximum number of people of one import call, and of one relationship analysis. */
  limits: { imported: number; compared: number }
}
