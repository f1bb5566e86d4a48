/** Order in which a language writes a date; spec §9: hun and rus yyyy.MM.dd., eng dd.MM.yyyy. */
export type DateOrder = 'yearFirst' | 'dayFirst'

const separated = /^(\d{1,4})[\s.,/-]+(\d{1,2})[\s.,/-]+(\d{1,4})[\s.,]*$/
const compact = /^\d{8}$/
const slices = { yearFirst: [0, 4, 6, 8], dayFirst: [0, 2, 4, 8] } as const

/**
 * What a person typed as a date, as `YYYY-MM-DD`, or undefined when it has not the form of one.
 * A year of four digits tells its place, so both orders and ISO are understood in every language.
 * Whether the day exists is not asked here: that is the engine's question.
 */
export function parseDateText(text: string, order: DateOrder): string | undefined {
  const parts = splitDate(text.trim(), order)
  if (!parts) return undefined
  const [first, month, last] = parts
  if (first.length === 4 && last.length <= 2) return joinDate(first, month, last)
  if (last.length === 4 && first.length <= 2) return joinDate(last, month, first)
  return undefined
}

function splitDate(text: string, order: DateOrder): readonly [string, string, string] | undefined {
  if (compact.test(text)) {
    const [a, b, c, d] = slices[order]
    return [text.slice(a, b), text.slice(b, c), text.slice(c, d)]
  }
  const match = separated.exec(text)
  return match?.[1] && match[2] && match[3] ? [match[1], match[2], match[3]] : undefined
}

function joinDate(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** An ISO date the way the language writes it: `1984.06.12.` or `12.06.1984`. */
export function formatDateText(date: string, order: DateOrder): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return order === 'yearFirst' ? `${year}.${month}.${day}.` : `${day}.${month}.${year}`
}
