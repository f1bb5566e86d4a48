import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { type SalesAnswer, salesAgainst, salesSteps } from '@/lib/contract/back-office/sales'
import { Button } from '@/ui/button/button'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { ranges } from './ranges'
import styles from './sales.module.css'

/** Which time is looked at: links for the usual ones, a form for any other. Both work without a script. */
export function PeriodForm({ sales, today }: { sales: SalesAnswer; today: string }) {
  const t = translations('admin.sales')
  const { from, until, by, against } = sales
  return (
    <div className={styles.period}>
      <nav aria-label={t('period')} className={styles.ranges}>
        {Object.entries(ranges(today)).map(([name, range]) => (
          <Link
            prefetch={false}
            key={name}
            href={linkTo('adminSales', { ...range, against })}
            aria-current={range.from === from && range.until === until ? 'true' : undefined}
          >
            {t(`ranges.${name as keyof ReturnType<typeof ranges>}`)}
          </Link>
        ))}
      </nav>
      <Disclosure summary={t('otherPeriod')}>
        <form method="get" action={linkTo('adminSales')} className={styles.form}>
          <label>
            {t('from')}
            <input type="date" name="from" defaultValue={from} max={today} required />
          </label>
          <label>
            {t('until')}
            <input type="date" name="until" defaultValue={until} max={today} required />
          </label>
          <label>
            {t('by')}
            <select name="by" defaultValue={by}>
              {salesSteps.map((step) => (
                <option key={step} value={step}>
                  {t(`steppedBy.${step}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('comparedWith')}
            <select name="against" defaultValue={against}>
              {salesAgainst.map((name) => (
                <option key={name} value={name}>
                  {t(`against.${name}`)}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit">{t('show')}</Button>
        </form>
      </Disclosure>
    </div>
  )
}
