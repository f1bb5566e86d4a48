import { env } from '../../platform/lib/env'
import type { Span } from './find-overlap'

const codes = { hun: 'hu', eng: 'en-GB', rus: 'ru' } as const

/** A campaign's period in local time: `2026. dec. 1. 8:00 – 2026. dec. 24. 20:00`. */
export function spanText(
  { startDate, endDate }: Pick<Span, 'startDate' | 'endDate'>,
  language: keyof typeof codes,
): string {
  const format = new Intl.DateTimeFormat(codes[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: env.TIME_ZONE,
  })
  return [startDate, endDate].map((date) => format.format(new Date(date))).join(' – ')
}
