/** A user with an entry open, and its locale. */
export type Present = { userId: number; locale: string }

/** A user without a report for this long has left; the panel reports more often. */
export const presentMs = 30_000

/** Maximum entries in total, and per content entry; the oldest are dropped. */
export const mostPresent = 500
export const mostOfEntry = 20
