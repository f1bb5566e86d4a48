/** Formats of a deployment: the language tag for Intl, and the time zone of its days. */
export type Local = { intl: string; timeZone: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of an instant (ISO 8601) in the deployment's time zone, in words; also works in the browser. */
export function dayText(instant: string, { intl, timeZone }: Local) {
  const key = `${intl} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone })
  formats.set(key, format)
  return format.format(new Date(instant))
}
