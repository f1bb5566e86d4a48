/** The answers for a day, in the order of the three classical cycles (engine §2). */
export const feltScales = ['body', 'feeling', 'mind'] as const

export type FeltScale = (typeof feltScales)[number]

/** From poor to splendid. */
export const feltSteps = [1, 2, 3, 4, 5] as const

/** Longest word to a day. */
export const feltWordLength = 40

/** Reminder times: full hours between these, so that no reminder comes at night and clock changes do not matter. */
export const feltReminderHours = { first: 6, last: 22 } as const

/** So many days before today may still be filled in. */
export const feltDaysBack = 7
