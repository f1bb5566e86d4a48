/** How a deployment writes: the tag of its language for Intl, and whose day it is. */
export type Local = { intl: string; timeZone: string }

/** The day of an instant (ISO 8601) by the deployment's clock, in words; for the browser too. */
export const dayText = (instant: string, { intl, timeZone }: Local) =>
  new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone }).format(new Date(instant))
