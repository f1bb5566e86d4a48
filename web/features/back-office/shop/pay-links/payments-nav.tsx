import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import styles from '../shop.module.css'

const pages = [
  ['adminPublicPayments', 'links'],
  ['adminGuestPayments', 'guests'],
] as const

/** Switches between pay links and buyers without an account. */
export function PaymentsNav({ here }: { here: (typeof pages)[number][0] }) {
  const t = translations('admin.shop.payLinks')
  return (
    <nav className={styles.previews} aria-label={t('title')}>
      {pages.map(([route, word]) => (
        <Link
          prefetch={false}
          key={route}
          className={pill.pill}
          href={linkTo(route)}
          aria-current={route === here ? 'page' : undefined}
        >
          {t(word)}
        </Link>
      ))}
    </nav>
  )
}
