import Papa from 'papaparse'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { amountText } from '@/features/back-office/amount-text'
import { separators } from '@/features/people/export/separators'
import type { SalesAnswer } from '@/lib/contract/back-office/sales'

const counts = ['orders', 'renewals', 'gifts', 'free'] as const
const amounts = ['charged', 'returned', 'net', 'before', 'discount'] as const

/** The steps of the time that is looked at, of each currency below each other, as a spreadsheet opens them. */
export function salesCsv({ currencies }: SalesAnswer): string {
  const t = translations('admin.sales')
  const head = [
    ...[t('currency'), t('from'), t('until')],
    ...counts.map((name) => t(`csv.${name}`)),
    ...amounts.map((name) => t(`csv.${name}`)),
  ]
  const lines = currencies.flatMap(({ currency, steps }) =>
    steps.map((step) => [
      ...[currency.toUpperCase(), step.from, step.until],
      ...counts.map((name) => String(step[name])),
      ...amounts.map((name) => amountText(step[name], currency)),
    ]),
  )
  // Numbers and days of our own alone: nothing in it can be taken for a formula, and less than nothing stays a number.
  const text = Papa.unparse([head, ...lines], { delimiter: separators[language], newline: '\r\n' })
  return `\ufeff${text}\r\n`
}
