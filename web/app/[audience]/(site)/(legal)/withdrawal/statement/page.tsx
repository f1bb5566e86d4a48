import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { AccountFrame } from '@/features/account/account-frame'
import { ConfirmForm } from '@/features/withdrawal/confirm-form'
import { FindForm } from '@/features/withdrawal/find-form'
import { OwnOrders } from '@/features/withdrawal/own-orders'
import { StatedWithdrawal } from '@/features/withdrawal/stated-withdrawal'
import { orRefusal } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'
import { type WithdrawalMessage, withdrawalMessage } from '@/server/withdrawal/withdrawal-message'
import { SiteLink } from '@/ui/button/site-link'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  return { title: translations('withdrawal')('title'), robots: { index: false, follow: true } }
}

/** The message for a form that was just submitted, else for the member's order in the address (`?order=`). */
async function messageOf(query: Awaited<SearchParams>): Promise<WithdrawalMessage | undefined> {
  if (firstValue(query.step)) return withdrawalMessage.read()
  const number = firstValue(query.order)
  if (!number) return undefined
  const request = askAsUser({ endpoint: 'findWithdrawal', input: { number } })
  const found = await orRefusal(request)
  if (!found) return undefined
  if ('refusal' in found) {
    const { message } = found.refusal
    return { step: 'refused', number: '', email: '', faults: {}, message }
  }
  const { withdrawal } = found
  return { step: withdrawal.statedAt ? 'stated' : 'found', withdrawal }
}

/**
 * The withdrawal function that the law requires: the buyer enters the order, reads the consequences, and confirms. Plain
 * HTML forms, so that it works in every browser.
 */
export default async function WithdrawalStatement({ searchParams }: Props) {
  const t = translations('withdrawal')
  const query = await searchParams
  const outcome = await messageOf(query)
  if (outcome?.step === 'stated') return <StatedWithdrawal withdrawal={outcome.withdrawal} />
  if (outcome?.step === 'found') return <ConfirmForm withdrawal={outcome.withdrawal} />
  const own = await askAsUser({ endpoint: 'withdrawals' })
  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      {own && <OwnOrders withdrawals={own.withdrawals} />}
      <FindForm refused={outcome} number={firstValue(query.number)} hasOwn={own !== undefined} />
      <p>
        <SiteLink href={linkTo('withdrawal')}>{t('about')}</SiteLink>
      </p>
    </AccountFrame>
  )
}
