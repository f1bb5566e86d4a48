/** Formats of a deployment: the language tag for Intl, and the time zone of its days. */
export type Local = { intl: string; timeZone: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of an instant (ISO 8601) by the deployment's clock, in words; for the browser too. */
export function dayText(instant: string, { intl, timeZone }: Local) {
  const key = `${intl} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone })
  formats.set(key, format)
  return format.format(new Date(instant))
}
