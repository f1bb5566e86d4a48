import { env } from '@/env'
import type { Money } from '@/lib/contract/money'
import { countFormat } from './count-format'
import { formatDateText } from './date-text'
import { dateOrder, intl } from './language'
import { moneyText } from './money-text'

const oneDecimal = new Intl.NumberFormat(intl, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const precise = new Intl.NumberFormat(intl, { maximumFractionDigits: 4 })
const whole = new Intl.NumberFormat(intl, { maximumFractionDigits: 0, useGrouping: false })
const counted = countFormat(intl)
const percent = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 1 })
const minute = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: env.TIME_ZONE,
} as const
const moment = new Intl.DateTimeFormat(intl, minute)
const datedMoment = new Intl.DateTimeFormat(intl, { ...minute, year: 'numeric' })
const second = new Intl.DateTimeFormat(intl, {
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  timeZoneName: 'short',
  timeZone: env.TIME_ZONE,
})
const longDay = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat(intl, { dateStyle: 'full', timeZone: 'UTC' })
const longDayHere = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: env.TIME_ZONE })

/** A published figure of the engine: one decimal, in local format (`98,7`). */
export const formatFigure = (value: number) => oneDecimal.format(value)

/** An intermediate figure of a calculation: up to four decimals. */
export const formatPrecise = (value: number) => precise.format(value)

export const formatWhole = (value: number) => whole.format(value)

/** A count with digits in groups of three: `13 111`. */
export const formatCount = (count: number) => counted.format(count)

/** A percentage in local format, with at most one decimal: `50%`, `3,1 %`. */
export const formatPercent = (value: number) => percent.format(value / 100)

/** `YYYY-MM-DD` in the short form of spec §9: `1984.06.12.`, `1984.06.12` or `12.06.1984`. */
export const formatDate = (date: string) => formatDateText(date, dateOrder)

/** `YYYY-MM-DD` in words: `1984. június 12.` */
export const formatLongDate = (date: string) => longDay.format(new Date(`${date}T00:00:00Z`))

/** `YYYY-MM-DD` in words with its weekday: `1984. június 12., kedd` */
export const formatFullDate = (date: string) => fullDay.format(new Date(`${date}T00:00:00Z`))

/** An instant (ISO 8601) in the deployment's time zone: `dec. 21. 21:50` */
export const formatMoment = (instant: string) => moment.format(new Date(instant))

/** The same with the year, for instants that may be long ago: `2026. dec. 21. 21:50` */
export const formatDatedMoment = (instant: string) => datedMoment.format(new Date(instant))

/** An instant to the second with its time zone, for legal records: `2026. december 21. 21:50:07 CET` */
export const formatSecond = (instant: string) => second.format(new Date(instant))

/** The day of an instant (ISO 8601) in the deployment's time zone, in words: `2027. június 12.` */
export const formatLongDateOf = (instant: string) => longDayHere.format(new Date(instant))

/** An amount in local format: `3 000 Ft`, `£7.99`. */
export const formatMoney = (money: Money) => moneyText(money, intl)
