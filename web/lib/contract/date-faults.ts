/** What can be wrong with a date, each an error with words of its own. */
export const dateFaults = ['invalidDate', 'noSuchDay', 'dateTooEarly', 'dateInFuture'] as const

export type DateFault = (typeof dateFaults)[number]

export const isDateFault = (code: string | undefined): code is DateFault =>
  dateFaults.some((fault) => fault === code)
