import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { SiteLink } from '@/ui/button/site-link'
import { Field } from '@/ui/form/field'
import { formWords } from '@/ui/form/words'
import { ForgotForm } from './_components/forgot-form'

// Made anew for each request: its form belongs to one browser (table of routes).
export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  const t = translations('forgotPassword')
  return { title: t('title'), robots: { index: false, follow: true } }
}

export default function ForgotPassword() {
  const t = translations('forgotPassword')
  const sent = {
    title: t('sentTitle'),
    text: t('sentText', { email: '{email}' }),
    steps: [t('sentLink'), t('sentSpam')],
  }
  const back = <SiteLink href={linkTo('login')}>{t('back')}</SiteLink>
  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <ForgotForm words={formWords({ submit: t('submit') })} sent={sent} aside={back}>
        <Field
          name="email"
          type="email"
          label={translations('login')('email')}
          autoComplete="username"
          fromTab="email"
          required
        />
      </ForgotForm>
    </AccountFrame>
  )
}
