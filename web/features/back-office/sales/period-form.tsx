import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { type SalesAnswer, salesAgainst, salesSteps } from '@/lib/contract/back-office/sales'
import { Button } from '@/ui/button/button'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import type { SalesField, TypedSales } from './asked-sales'
import { rangeOf, ranges } from './ranges'
import styles from './sales.module.css'
import type { SalesFault } from './sales-fault'

export type PeriodFormProps = {
  sales: SalesAnswer
  today: string
  /** The sent values, and their error: then the figures are those of the default period. */
  typed: TypedSales
  fault?: SalesFault | undefined
}

/** Selects the period: links for the usual ones, a form for any other. Both work without a script. */
export function PeriodForm({ sales, today, typed, fault }: PeriodFormProps) {
  const t = translations('admin.sales')
  const { from, until, against } = sales
  const times = Object.entries(ranges(today))
  const chosen = rangeOf(today, { from, until, against })
  const field = (name: SalesField) => ({
    ...{ id: `sales-${name}`, name },
    defaultValue: (fault && typed[name]) ?? sales[name],
    error: fault?.field === name ? fault.message : undefined,
  })
  return (
    <div className={styles.period}>
      <nav aria-label={t('period')} className={styles.ranges}>
        {times.map(([name, range]) => (
          <Link
            prefetch={false}
            key={name}
            href={linkTo('adminSales', { against, ...range })}
            aria-current={name === chosen ? 'true' : undefined}
          >
            {t(`ranges.${name as keyof ReturnType<typeof ranges>}`)}
          </Link>
        ))}
      </nav>
      <Disclosure summary={t('otherPeriod')} isOpen={fault !== undefined}>
        <form method="get" action={linkTo('adminSales')} className={styles.form}>
          <TextField {...field('from')} label={t('from')} type="date" max={today} required />
          <TextField {...field('until')} label={t('until')} type="date" max={today} required />
          <SelectField {...field('by')} label={t('by')}>
            {salesSteps.map((step) => (
              <option key={step} value={step}>
                {t(`steppedBy.${step}`)}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('against')} label={t('comparedWith')}>
            {salesAgainst.map((name) => (
              <option key={name} value={name}>
                {t(`against.${name}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{t('show')}</Button>
        </form>
      </Disclosure>
      {fault && <p className={styles.note}>{t('faults.instead')}</p>}
    </div>
  )
}
