import type { Language, Money } from '@krono/contract'
import { env } from './env'
import { regionOf, writeMoney } from './money-form'

/** Formats an amount in minor units, with non-breaking spaces: 3 000 Ft, £7.99. */
export const moneyText = (money: Money, language: Language = env.LANGUAGE): string =>
  writeMoney(money, language)

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A duration in its largest whole unit, number and noun together: 30 perc, 1 minute, 72 часа. */
export function timeText(ms: number, language: Language = env.LANGUAGE): string {
  const isInHours = ms % hourMs === 0
  const form = { style: 'unit', unit: isInHours ? 'hour' : 'minute', unitDisplay: 'long' } as const
  return new Intl.NumberFormat(regionOf[language], form).format(
    ms / (isInHours ? hourMs : minuteMs),
  )
}

type Place = { language: Language; timeZone: string }

const here: Place = { language: env.LANGUAGE, timeZone: env.TIME_ZONE }

/** The local day of an instant: 2026. november 22., 22 November 2026, 22 ноября 2026 года. */
export function dayText(instant: Date, { language, timeZone }: Place = here): string {
  const day = new Intl.DateTimeFormat(regionOf[language], { dateStyle: 'long', timeZone })
  // The abbreviation of "year" would put two full stops at the end of sentences.
  return day.format(instant).replace(/\sг\.$/u, ' года')
}

/** The local time of an instant to the second, with its zone: 2026. november 22. 14:05:09 CET. */
export function secondText(instant: Date, place: Place = here): string {
  const { language, timeZone } = place
  const parts = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  const time = new Intl.DateTimeFormat(regionOf[language], {
    ...parts,
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  })
  return `${dayText(instant, place)}${language === 'hun' ? ' ' : ', '}${time.format(instant)}`
}

/** The local time of an instant to the minute: 2026. november 22. 14:05, 22 November 2026, 14:05. */
export function momentText(instant: Date, place: Place = here): string {
  const { language, timeZone } = place
  const time = new Intl.DateTimeFormat(regionOf[language], { timeStyle: 'short', timeZone })
  return `${dayText(instant, place)}${language === 'hun' ? ' ' : ', '}${time.format(instant)}`
}
