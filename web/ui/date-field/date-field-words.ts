import type { DateFault } from '@/lib/contract/date-faults'

/** Texts of the field in the deployment's language, passed by the server. */
export type DateFieldWords = {
  label: string
  /** Shown below the field, also when there is an error. */
  hint: string
  placeholder: string
  /** Error texts; each begins with the sentence of spec §5. */
  faults: Record<DateFault, string>
  pick: string
  pickTitle: string
  close: string
  year: string
  month: string
  previousMonth: string
  nextMonth: string
}
