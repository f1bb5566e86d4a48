import type { DateFault } from '@/lib/contract/date-faults'

/** Words of the field in the deployment's language, given by the server. */
export type DateFieldWords = {
  label: string
  /** Stands below the field, also when something is wrong. */
  hint: string
  placeholder: string
  /** Each begins with the sentence of spec §5. */
  faults: Record<DateFault, string>
  pick: string
  pickTitle: string
  close: string
  year: string
  month: string
  previousMonth: string
  nextMonth: string
}
