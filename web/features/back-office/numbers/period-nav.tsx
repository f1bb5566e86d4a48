import type { AnalyticsAnswer } from '@krono/contract'
import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import sales from '@/features/back-office/sales/sales.module.css'
import { visitPeriods } from '@/lib/contract/back-office/analytics'
import { earlierUntil, nextUntil } from './next-until'

type PeriodNavProps = { shown: AnalyticsAnswer; today: string }

/** Selects the length of the period, and the one before or after. */
export function PeriodNav({ shown, today }: PeriodNavProps) {
  const t = translations('admin.analytics')
  const { period } = shown
  const next = nextUntil(shown, today)
  return (
    <nav aria-label={t('period')} className={sales.ranges}>
      {visitPeriods.map((name) => (
        <Link
          prefetch={false}
          key={name}
          href={linkTo('adminAnalytics', { period: name })}
          aria-current={name === period && shown.until === today ? 'true' : undefined}
        >
          {t(`periods.${name}`)}
        </Link>
      ))}
      <Link
        prefetch={false}
        href={linkTo('adminAnalytics', { period, until: earlierUntil(shown) })}
      >
        {t('before')}
      </Link>
      {next && (
        <Link prefetch={false} href={linkTo('adminAnalytics', { period, until: next })}>
          {t('after')}
        </Link>
      )}
    </nav>
  )
}
