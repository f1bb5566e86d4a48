import type { PersonalityWords } from './words'

type Local = PersonalityWords['local']

/** A number with one decimal, in local form. */
export const inFigures = (value: number, { decimalMark }: Local) =>
  value.toFixed(1).replace('.', decimalMark)

/** The day of an instant (ISO 8601), in words. */
export const dateOfInstant = (instant: string, { intl, timeZone }: Local) =>
  new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone }).format(new Date(instant))
