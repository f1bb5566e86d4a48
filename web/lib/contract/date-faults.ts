/** Possible faults of a date; each is an error code with its own message. */
export const dateFaults = ['invalidDate', 'noSuchDay', 'dateTooEarly', 'dateInFuture'] as const

export type DateFault = (typeof dateFaults)[number]

export const isDateFault = (code: string | undefined): code is DateFault =>
  dateFaults.some((fault) => fault === code)
