import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import styles from '../shop/shop.module.css'

const pages = [
  ['adminRegisterEmails', 'register'],
  ['adminFormEmails', 'form'],
  ['adminOtherEmails', 'other'],
  ['adminSequencePlan', 'plan'],
] as const

/** Switches between the pages of automatic e-mails. */
export function FixedEmailsNav({ here }: { here: (typeof pages)[number][0] | undefined }) {
  const t = translations('admin.fixedEmails')
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
          {t(`pages.${word}`)}
        </Link>
      ))}
    </nav>
  )
}
