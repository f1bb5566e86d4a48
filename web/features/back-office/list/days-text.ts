import { intl } from '@/base/text/language'

const inDays = new Intl.NumberFormat(intl, { style: 'unit', unit: 'day', unitDisplay: 'long' })

/** "30 nap", "1 day", "7 дней". */
export const daysText = (days: number) => inDays.format(days)
