import { fill } from '@/base/text/fill'
import type { EmailWords } from './email-words'

/** Minutes in words: `1 óra 5 perc`. */
export function durationText(minutes: number, words: EmailWords['editor']): string {
  if (minutes < 1) return words.lessThanMinute
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return fill(words.minutes, { count: rest })
  if (rest === 0) return fill(words.hours, { count: hours })
  return fill(words.hoursMinutes, { hours, minutes: rest })
}
