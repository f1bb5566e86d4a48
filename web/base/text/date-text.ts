/**
 * Date format of a language (spec §9): `yearFirst` is `yyyy.MM.dd.` (hun), `yearFirstNoDot` is `yyyy.MM.dd` (rus),
 * `dayFirst` is `dd.MM.yyyy` (eng).
 */
export type DateOrder = 'yearFirst' | 'yearFirstNoDot' | 'dayFirst'

/** An ISO date in the format of the language: `1984.06.12.`, `1984.06.12` or `12.06.1984`. */
export function formatDateText(date: string, order: DateOrder): string {
  const [year = '', month = '', day = ''] = date.split('-')
  if (order === 'dayFirst') return `${day}.${month}.${year}`
  return `${year}.${month}.${day}${order === 'yearFirst' ? '.' : ''}`
}
