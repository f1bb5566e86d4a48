import Papa from 'papaparse'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { amountText } from '@/features/back-office/amount-text'
import { separators } from '@/features/people/export/separators'
import type { SalesAnswer } from '@/lib/contract/back-office/sales'

const counts = ['orders', 'renewals', 'gifts', 'free'] as const
const amounts = ['charged', 'returned', 'net', 'before', 'discount'] as const

/** The steps of the period, currency by currency, as CSV for a spreadsheet. */
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
  // Contains only our own numbers and days: no cell can be a formula, and negative numbers stay numbers.
  const text = Papa.unparse([head, ...lines], { delimiter: separators[language], newline: '\r\n' })
  return `\ufeff${text}\r\n`
}
