/** A civil date as the calendar widget wants it; noon, so that no clock change moves the day. */
export function dateAtNoon(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

/** The civil date `YYYY-MM-DD` of a day picked in the widget, in the browser's own zone. */
export function dateOfDay(day: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`
}
