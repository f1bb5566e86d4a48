import type { Metadata } from 'next'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import styles from '@/features/newsletter/newsletter.module.css'
import { SignupForm } from '@/features/newsletter/signup-form'
import { readTold } from '@/server/newsletter/told'
import { ButtonLink } from '@/ui/button/button-link'

type Props = { params: AudienceParams; searchParams: SearchParams }

export function generateMetadata(): Metadata {
  return { title: translations('newsletter')('title') }
}

/** The newsletter by itself: its form, what was wrong with it, and what comes next once it was sent. */
export default async function Newsletter({ params, searchParams }: Props) {
  const t = translations('newsletter')
  const lead = t('lead', { often: t('often') })
  if (firstValue((await searchParams).sent)) {
    return (
      <AccountFrame title={t('sent.title')} lead={t('sent.lead')}>
        <div className={styles.said}>
          <p>{t('sent.text')}</p>
          <p>{t('sent.none')}</p>
          <ButtonLink look="quiet" href={linkTo('home')}>
            {t('home')}
          </ButtonLink>
        </div>
      </AccountFrame>
    )
  }
  if ((await readAudience(params)) !== 'visitor') {
    return (
      <AccountFrame title={t('title')} lead={lead}>
        <div className={styles.said}>
          <p>{t('member.text')}</p>
          <ButtonLink href={`${linkTo('profile')}#newsletter`}>{t('member.link')}</ButtonLink>
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('title')} lead={lead}>
      <SignupForm told={await readTold()} />
    </AccountFrame>
  )
}
