import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { ButtonLink } from '@/ui/button/button-link'
import { formWords } from '@/ui/form/words'
import { UndoForm } from './_components/undo-form'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  const t = translations('undoEmail')
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false, follow: false } }
}

/** Target of the link in the notice to the old address: `?token=`. Needs a button, because mail scanners open links. */
export default async function UndoEmail({ searchParams }: Props) {
  const t = translations('undoEmail')
  const token = firstValue((await searchParams).token)
  if (!token) {
    return (
      <AccountFrame title={t('brokenTitle')} lead={t('brokenLead')}>
        <p>{t('brokenText')}</p>
        <p>
          <ButtonLink href={linkTo('home')}>{t('home')}</ButtonLink>
        </p>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <UndoForm
        token={token}
        words={formWords({ submit: t('submit') })}
        done={{ title: t('doneTitle'), text: t('doneText', { email: '{email}' }) }}
      >
        <p>{t('text')}</p>
      </UndoForm>
    </AccountFrame>
  )
}
