import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import { couponSources } from '@/lib/contract/back-office/lists/shop'
import styles from '../shop.module.css'

const issued = 'editor'

const views = [
  ['issued', issued],
  ['automatic', couponSources.filter((source) => source !== issued).join(',')],
  ['all', couponSources.join(',')],
] as const

/**
 * Switches between coupons issued by admins, coupons that the system gives to members, and all; `source` is the list's
 * filter.
 */
export function CouponsNav({ source = issued }: { source: string | undefined }) {
  const t = translations('admin.shop.coupons')
  return (
    <nav className={styles.previews} aria-label={t('views')}>
      {views.map(([word, sources]) => (
        <Link
          prefetch={false}
          key={word}
          className={pill.pill}
          href={`${linkTo('adminCoupons')}?${new URLSearchParams({ source: sources })}`}
          aria-current={source === sources ? 'page' : undefined}
        >
          {t(word)}
        </Link>
      ))}
    </nav>
  )
}
