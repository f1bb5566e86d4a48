import { dayNumberOf } from '@krono/chart'

// Without zod: browsers judge dates by these rules too.

/** First birth date that the product takes (engine §1, "the product's own rule"). */
export const earliestBirthDate = '1900-01-01'

/** Whether a text is `YYYY-MM-DD` and a day that exists. */
export function isCalendarDate(text: string): boolean {
  try {
    return dayNumberOf(text) > 0
  } catch {
    return false
  }
}

/** Whether a text is a birth date of the product: 1900-01-01 up to `today`. */
export function isBirthDate(text: string, today: string): boolean {
  return isCalendarDate(text) && text >= earliestBirthDate && text <= today
}
