import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import styles from '@/features/newsletter/newsletter.module.css'
import { saidOf } from '@/features/newsletter/said-of'
import { TokenForm } from '@/features/newsletter/token-form'
import { ButtonLink } from '@/ui/button/button-link'
import formStyles from '@/ui/form/form.module.css'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const t = translations('newsletter.unsubscribe')
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/** The way out, from the foot of a letter: `?token=`. One button, no cookie; opening the page changes nothing. */
export default async function Unsubscribe({ searchParams }: Props) {
  const t = translations('newsletter.unsubscribe')
  const query = await searchParams
  const token = firstValue(query.token)
  if (firstValue(query.done) === 'left') {
    return (
      <AccountFrame title={t('leftTitle')} lead={t('leftLead')}>
        <div className={styles.said}>
          <p>{t('leftText')}</p>
          <ButtonLink look="quiet" href={linkTo('home')}>
            {t('home')}
          </ButtonLink>
        </div>
      </AccountFrame>
    )
  }
  const hasFailed = firstValue(query.done) === 'failed'
  return (
    <AccountFrame title={t('title')} lead={token ? t('lead') : t('brokenLead')}>
      <div className={formStyles.form}>
        {hasFailed && (
          <div role="alert" className={formStyles.alert}>
            <p>{saidOf('unsubscribeFailed')}</p>
          </div>
        )}
        {token ? (
          <TokenForm action="/api/newsletter/unsubscribe" token={token} submit={t('submit')}>
            <p>{t('text')}</p>
          </TokenForm>
        ) : (
          <p>{t('brokenText')}</p>
        )}
      </div>
    </AccountFrame>
  )
}
