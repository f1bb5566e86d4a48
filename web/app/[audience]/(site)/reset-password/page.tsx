import type { Metadata } from 'next'
import { linkToLogin } from '@/base/routing/link-to-login'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { onwardPath } from '@/features/account/onward-path'
import { isResetTokenValid } from '@/server/cms/reset-token'
import { ButtonLink } from '@/ui/button/button-link'
import { NewPasswordFields } from '@/ui/form/new-password-fields'
import { formWords } from '@/ui/form/words'
import { ResetForm } from './_components/reset-form'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const t = translations('resetPassword')
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/** Target of the link in the e-mail: `?token=`, and `redirectUrl`. For an invalid link it says how to get a new one. */
export default async function ResetPassword({ searchParams }: Props) {
  const t = translations('resetPassword')
  const query = await searchParams
  const token = firstValue(query.token)
  const redirectUrl = onwardPath(firstValue(query.redirectUrl))
  if (!(await isResetTokenValid(token))) {
    return (
      <AccountFrame title={t('usedTitle')} lead={t('usedLead')}>
        <p>{t('usedText')}</p>
        <p>
          <ButtonLink href={linkTo('forgotPassword', { redirectUrl })}>{t('again')}</ButtonLink>
        </p>
      </AccountFrame>
    )
  }
  const done = {
    title: t('doneTitle'),
    text: t('doneText'),
    login: { text: t('login'), href: linkToLogin(redirectUrl) },
  }
  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <ResetForm token={token} words={formWords({ submit: t('submit') })} done={done}>
        <NewPasswordFields name="password" label={translations('form')('newPassword')} />
      </ResetForm>
    </AccountFrame>
  )
}
