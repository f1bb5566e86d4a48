const formats = new Map<string, Intl.DateTimeFormat>()

/** An ISO date in words with its weekday: `2026. november 21., szombat`. */
export const dayInWords = (date: string, intl: string) => format(date, intl, { dateStyle: 'full' })

/** An ISO date in words: `2026. november 21.` */
export const dateInWords = (date: string, intl: string) => format(date, intl, { dateStyle: 'long' })

/** The same where there is little room: `2026. nov. 21.` */
export const dayInShort = (date: string, intl: string) =>
  format(date, intl, { dateStyle: 'medium' })

export const weekdayOf = (date: string, intl: string) => format(date, intl, { weekday: 'long' })

// A format is slow to make, and a drag asks for one at every move.
function format(date: string, intl: string, options: Intl.DateTimeFormatOptions): string {
  const key = intl + JSON.stringify(options)
  const found = formats.get(key) ?? new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' })
  formats.set(key, found)
  return found.format(new Date(`${date}T00:00:00Z`))
}
