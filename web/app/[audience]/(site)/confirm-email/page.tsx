import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { ButtonLink } from '@/ui/button/button-link'
import { formWords } from '@/ui/form/words'
import { ConfirmForm } from './_components/confirm-form'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const t = translations('confirmEmail')
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/** The end of the link in the mail: `?id=`. A button, because scanners of mail open links themselves. */
export default async function ConfirmEmail({ searchParams }: Props) {
  const t = translations('confirmEmail')
  const id = firstValue((await searchParams).id)
  if (!id) {
    return (
      <AccountFrame title={t('brokenTitle')} lead={t('brokenLead')}>
        <p>{t('brokenText')}</p>
        <p>
          <ButtonLink href={linkTo('login')}>{t('login')}</ButtonLink>
        </p>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <ConfirmForm
        id={id}
        words={formWords({ submit: t('submit') })}
        done={{
          title: t('doneTitle'),
          text: t('doneText', { email: '{email}' }),
          login: { text: t('login'), href: linkTo('login') },
        }}
      />
    </AccountFrame>
  )
}
