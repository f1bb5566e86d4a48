const dateLike = /^(\d{1,4})(?:[.\-/ ]+(\d{1,2}))?(?:[.\-/ ]+(\d{1,4}))?([.\-/ ]*)$/

const twoDigits = (part: string) => part.padStart(2, '0')

/** Completions of a month or day that is still being typed: `1` may become 01 or 10 to 19. */
function beginnings(part: string, isComplete: boolean): string[] {
  if (part.length > 2) return []
  if (part.length === 2) return [part]
  return isComplete ? [twoDigits(part)] : [twoDigits(part), `${part}_`]
}

/**
 * LIKE patterns over `YYYY-MM-DD` for a full or partial date as typed: ISO, `1984.06.12.`, `12.06.1984`, `12/6`, `1984.
 * 6`. Empty if the text is not a date. They contain digits, `-`, `_` and `%` only.
 */
export function datePatterns(search: string): string[] {
  const found = dateLike.exec(search.trim())
  if (!found) return []
  const [, first = '', second, third, end = ''] = found
  const isComplete = end !== ''
  if (second === undefined)
    return first.length === 4 || !isComplete ? [`%${first}%`] : dayOrMonth(first)
  if (first.length === 4) return fromYear([first, second, third], isComplete)
  if (first.length > 2) return []
  return third === undefined
    ? dayAndMonth(first, second, isComplete)
    : [`${third.padEnd(4, '_')}-${twoDigits(second)}-${twoDigits(first)}`]
}

type YearFirst = readonly [year: string, month: string, day: string | undefined]

function fromYear([year, month, day]: YearFirst, isComplete: boolean): string[] {
  if (day === undefined) return beginnings(month, isComplete).map((part) => `${year}-${part}-%`)
  return beginnings(day, isComplete).map((part) => `${year}-${twoDigits(month)}-${part}`)
}

const dayOrMonth = (part: string) => {
  const [whole] = beginnings(part, true)
  return whole ? [`%-${whole}-%`, `%-${whole}`] : []
}

// Which of the two is the month differs by language, and users mix both.
const dayAndMonth = (first: string, second: string, isComplete: boolean) =>
  beginnings(second, isComplete).flatMap((part) => [
    `%-${twoDigits(first)}-${part}`,
    `%-${part}-${twoDigits(first)}`,
  ])
