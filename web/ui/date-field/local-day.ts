/** A calendar date as a Date for the widget; at noon, so that daylight saving time cannot change the day. */
export function dateAtNoon(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

/** The calendar date `YYYY-MM-DD` of a day picked in the widget, in the browser's time zone. */
export function dateOfDay(day: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`
}
