import type { Metadata } from 'next'
import { linkToLogin } from '@/base/routing/link-to-login'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations, wordsOf } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { NoCookies } from '@/features/account/no-cookies'
import { redirectPath } from '@/lib/contract/site-path'
import { ButtonLink } from '@/ui/button/button-link'
import { formWords } from '@/ui/form/words'
import { ConfirmForm } from './_components/confirm-form'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const t = translations('confirmEmail')
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/**
 * Target of the link in the confirmation e-mail: `?id=`, and `redirectUrl` for the page afterwards. Needs a press of a
 * button, because mail scanners open links automatically.
 */
export default async function ConfirmEmail({ searchParams }: Props) {
  const t = translations('confirmEmail')
  const query = await searchParams
  const id = firstValue(query.id)
  const wanted = firstValue(query.redirectUrl)
  const redirectUrl = wanted ? redirectPath(wanted) : linkTo('worksheet')
  if (!id) {
    return (
      <AccountFrame title={t('brokenTitle')} lead={t('brokenLead')}>
        <p>{t('brokenText')}</p>
        <p>
          <ButtonLink href={linkToLogin(redirectUrl)}>{t('login')}</ButtonLink>
        </p>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <NoCookies text={translations('login')('noCookies')} />
      <ConfirmForm
        id={id}
        words={formWords({ submit: t('submit') })}
        ways={{ redirectUrl, profile: linkTo('profile') }}
        done={{
          ...wordsOf('confirmEmail', ['doneTitle', 'on']),
          doneText: t('doneText', { email: '{email}' }),
          loginText: t('loginText', { email: '{email}' }),
          otherText: t('otherText', { email: '{email}', other: '{other}' }),
          login: { text: t('login'), href: linkToLogin(redirectUrl) },
        }}
      />
    </AccountFrame>
  )
}
