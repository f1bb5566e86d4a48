// A formatter is slow to create, and a drag needs one at each move.
export function formatter(options: Intl.DateTimeFormatOptions) {
  const formats: Record<string, Intl.DateTimeFormat> = {}
  return (date: string, intl: string): string => {
    formats[intl] ??= new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' })
    return formats[intl].format(new Date(date))
  }
}

/** An ISO date in words with its weekday: `2026. november 21., szombat`. */
export const dayInWords = formatter({ dateStyle: 'full' })

/** An ISO date in words: `2026. november 21.` */
export const dateInWords = formatter({ dateStyle: 'long' })

export const weekdayOf = formatter({ weekday: 'long' })
