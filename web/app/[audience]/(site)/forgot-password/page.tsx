import type { Metadata } from 'next'
import { linkToLogin } from '@/base/routing/link-to-login'
import { isSecretAddress } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { onwardPath } from '@/features/account/onward-path'
import { SiteLink } from '@/ui/button/site-link'
import { Field } from '@/ui/form/field'
import { formWords } from '@/ui/form/words'
import { ForgotForm } from './_components/forgot-form'

// Rendered per request: the form belongs to one browser (table of routes).
export const dynamic = 'force-dynamic'

type Props = { searchParams: SearchParams }

/** The page to return to after the login, for a user who forgot the password there. */
const onwardIn = async (searchParams: SearchParams) =>
  onwardPath(firstValue((await searchParams).redirectUrl))

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const redirectUrl = await onwardIn(searchParams)
  return {
    title: translations('forgotPassword')('title'),
    robots: { index: false, follow: true },
    // As at the login: the return address may contain a secret.
    ...(redirectUrl && isSecretAddress(redirectUrl) && { referrer: 'no-referrer' }),
  }
}

export default async function ForgotPassword({ searchParams }: Props) {
  const redirectUrl = await onwardIn(searchParams)
  const t = translations('forgotPassword')
  const sent = {
    title: t('sentTitle'),
    text: t('sentText', { email: '{email}' }),
    steps: [t('sentLink'), t('sentSpam')],
  }
  const back = <SiteLink href={linkToLogin(redirectUrl)}>{t('back')}</SiteLink>
  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <ForgotForm
        words={formWords({ submit: t('submit') })}
        redirectUrl={redirectUrl}
        sent={sent}
        aside={back}
      >
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
