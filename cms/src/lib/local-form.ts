import type { Currency, Language, Money } from '@krono/contract'
import { env } from './env'

/** How each language writes numbers and days. */
const regionOf = { hun: 'hu-HU', eng: 'en-GB', rus: 'ru-RU' } as const satisfies Record<
  Language,
  string
>

/** Minor units of a major one. */
const minorUnits = 100

/** A sum without a rest is said without it where nobody pays in the smaller coin. */
const hasSmallCoins = { huf: false, gbp: true } as const satisfies Record<Currency, boolean>

/** An amount as people write it, which never breaks in two: 3 000 Ft, £7.99. Minor units come in. */
export function moneyText({ amount, currency }: Money, language: Language = env.LANGUAGE): string {
  const isWhole = amount % minorUnits === 0
  const digits = isWhole && !hasSmallCoins[currency] ? 0 : 2
  return new Intl.NumberFormat(regionOf[language], {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Hungarian leaves four digits together, the specification's prices do not.
    useGrouping: 'always',
  })
    .format(amount / minorUnits)
    .replace(/[\u202F ]/gu, '\u00A0')
}

/** A time in minutes, number and noun together: 30 perc, 1 minute, 2 минуты. */
export const minutesText = (minutes: number, language: Language = env.LANGUAGE): string =>
  new Intl.NumberFormat(regionOf[language], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes)

type Place = { language: Language; timeZone: string }

const here: Place = { language: env.LANGUAGE, timeZone: env.TIME_ZONE }

/** The day of an instant where the deployment is: 2026. november 22., 22 November 2026, 22 ноября 2026 года. */
export function dayText(instant: Date, { language, timeZone }: Place = here): string {
  const day = new Intl.DateTimeFormat(regionOf[language], { dateStyle: 'long', timeZone })
  // The short form of "year" would end many a sentence with two full stops.
  return day.format(instant).replace(/\sг\.$/u, ' года')
}
