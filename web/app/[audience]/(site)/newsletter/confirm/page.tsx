import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import styles from '@/features/newsletter/newsletter.module.css'
import { TokenForm } from '@/features/newsletter/token-form'
import { ButtonLink } from '@/ui/button/button-link'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const t = translations('newsletter.confirm')
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/** Target of the link in the confirmation e-mail: `?token=`. Needs a button, because mail scanners open links. */
export default async function ConfirmNewsletter({ searchParams }: Props) {
  const t = translations('newsletter.confirm')
  const token = firstValue((await searchParams).token)
  if (!token) {
    return (
      <AccountFrame title={t('failedTitle')} lead={t('failedLead')}>
        <div className={styles.notice}>
          <p>{t('failedText')}</p>
          <ButtonLink href={linkTo('newsletter')}>{t('again')}</ButtonLink>
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <TokenForm action="/api/newsletter/confirm" token={token} submit={t('submit')}>
        <p>{t('text')}</p>
      </TokenForm>
    </AccountFrame>
  )
}
