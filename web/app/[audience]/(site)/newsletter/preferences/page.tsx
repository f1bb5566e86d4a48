import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { codeWords } from '@/features/newsletter/code-words'
import styles from '@/features/newsletter/newsletter.module.css'
import { PreferencesForm } from '@/features/newsletter/preferences-form'
import { TokenForm } from '@/features/newsletter/token-form'
import { getNewsletterPreferences } from '@/server/cms/newsletter'
import { ButtonLink } from '@/ui/button/button-link'
import formStyles from '@/ui/form/form.module.css'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const t = translations('newsletter.preferences')
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/** Newsletter preferences of an address; every newsletter has a signed link to it: `?token=`. */
export default async function Preferences({ searchParams }: Props) {
  const t = translations('newsletter.preferences')
  const query = await searchParams
  const token = firstValue(query.token)
  const done = firstValue(query.done)
  const chosen = token ? await getNewsletterPreferences(token) : undefined
  if (!chosen) {
    const broken = translations('newsletter.confirm')
    return (
      <AccountFrame title={broken('failedTitle')} lead={broken('failedLead')}>
        <p>{t('broken')}</p>
      </AccountFrame>
    )
  }
  if (!chosen.isSubscribed) {
    return (
      <AccountFrame title={t('noneTitle')} lead={t('noneLead')}>
        <div className={styles.notice}>
          <p>{t('left')}</p>
          <ButtonLink href={linkTo('newsletter')}>{t('join')}</ButtonLink>
        </div>
      </AccountFrame>
    )
  }
  const isNew = done === 'confirmed'
  return (
    <AccountFrame
      title={isNew ? t('confirmedTitle') : t('title')}
      lead={isNew ? t('confirmedLead') : t('lead', { email: chosen.email })}
    >
      <div className={formStyles.form}>
        {done === 'saved' && (
          <p role="status" className={formStyles.done}>
            {t('saved')}
          </p>
        )}
        {(done === 'refused' || done === 'failed') && (
          <div role="alert" className={formStyles.alert}>
            <p>{codeWords(done === 'refused' ? 'newsletterTopicNeeded' : 'saveFailed')}</p>
          </div>
        )}
        <PreferencesForm token={token} chosen={chosen} />
        <hr className={styles.line} />
        <TokenForm
          action="/api/newsletter/unsubscribe"
          token={token}
          submit={t('leave')}
          look="quiet"
        >
          <p>{t('leaveText')}</p>
        </TokenForm>
      </div>
    </AccountFrame>
  )
}
