import type { Language, Money } from '@krono/contract'
import { env } from './env'
import { regionOf, writeMoney } from './money-form'

/** An amount as people write it, which never breaks in two: 3 000 Ft, £7.99. Minor units come in. */
export const moneyText = (money: Money, language: Language = env.LANGUAGE): string =>
  writeMoney(money, language)

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A length of time in its largest whole unit, number and noun together: 30 perc, 1 minute, 72 часа. */
export function timeText(ms: number, language: Language = env.LANGUAGE): string {
  const isInHours = ms % hourMs === 0
  const form = { style: 'unit', unit: isInHours ? 'hour' : 'minute', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(regionOf[language], form).format(
    ms / (isInHours ? hourMs : minuteMs),
  )
}

type Place = { language: Language; timeZone: string }

const here: Place = { language: env.LANGUAGE, timeZone: env.TIME_ZONE }

/** The day of an instant where the deployment is: 2026. november 22., 22 November 2026, 22 ноября 2026 года. */
export function dayText(instant: Date, { language, timeZone }: Place = here): string {
  const day = new Intl.DateTimeFormat(regionOf[language], { dateStyle: 'long', timeZone })
  // The short form of "year" would end many a sentence with two full stops.
  return day.format(instant).replace(/\sг\.$/u, ' года')
}

/** The minute of an instant where the deployment is: 2026. november 22. 14:05, 22 November 2026, 14:05. */
export function momentText(instant: Date, place: Place = here): string {
  const { language, timeZone } = place
  const time = new Intl.DateTimeFormat(regionOf[language], { timeStyle: 'short', timeZone })
  return `${dayText(instant, place)}${language === 'hun' ? ' ' : ', '}${time.format(instant)}`
}
