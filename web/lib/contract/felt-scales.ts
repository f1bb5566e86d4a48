/** The scales of a day, in the order of the three classical cycles (engine §2). */
export const feltScales = ['body', 'feeling', 'mind'] as const

export type FeltScale = (typeof feltScales)[number]

/** From poor to splendid. */
export const feltSteps = [1, 2, 3, 4, 5] as const

/** Longest note of a day. */
export const feltWordLength = 40

/** Hours at which a reminder can be sent: not at night, and unaffected by clock changes. */
export const feltReminderHours = { first: 6, last: 22 } as const

/** Number of past days that can still be rated. */
export const feltDaysBack = 7
