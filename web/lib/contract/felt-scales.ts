/** What somebody says of a day, in the order of the three classical cycles (engine §2). */
export const feltScales = ['body', 'feeling', 'mind'] as const

export type FeltScale = (typeof feltScales)[number]

/** From poor to splendid. */
export const feltSteps = [1, 2, 3, 4, 5] as const

/** Longest word to a day. */
export const feltWordLength = 40

/** At the full hours between them one may be asked how the day was: nobody is woken, and no clock is changed. */
export const feltReminderHours = { first: 6, last: 22 } as const

/** So many days before today may still be filled in (decision 191). */
export const feltDaysBack = 7
