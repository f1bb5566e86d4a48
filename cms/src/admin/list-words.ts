import { english, hungarian, russian } from './content-words'

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hu: hungarian,
  en: english,
  ru: russian,
}

/** What a form calls this choice, in the language of the panel (hu, en or ru). */
export function choiceIn(language: string, value: string): string {
  return choices[language]?.[value] ?? value
}

/** Short enough for the last column of a list to stay on the screen: 2026. nov. 21. 9:12. */
export function dateIn(language: string, value: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(value))
}

/** A day without its time: 1984. jún. 12. */
export const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
