import type { Plan, User } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { requireUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { PlanCheckout } from './plan-checkout'
import { Statement } from './statement'

/** For a subscriber who wants to buy a plan: the existing subscription, and how to change it. */
function Subscribed({ user, wanted }: { user: User; wanted: Plan }) {
  const t = translations('payment.subscribed')
  const text = user.plan === wanted || !user.plan ? t('same') : t(user.plan)
  return (
    <Statement title={t('title')} text={text}>
      <ButtonLink href={`${linkTo('profile')}#premium`}>{t('profile')}</ButtonLink>
      <ButtonLink look="quiet" href={linkTo('paymentExtend')}>
        {t('extend')}
      </ButtonLink>
    </Statement>
  )
}

const pages = {
  monthly: { route: 'paymentMonthly', product: 'premium-month' },
  yearly: { route: 'paymentYearly', product: 'premium-year' },
} as const

/** The page of a plan that renews automatically; a subscriber already has one, and changes it in the profile. */
export async function SubscriptionPage({
  plan,
  searchParams,
}: {
  plan: Plan
  searchParams: SearchParams
}) {
  const query = valuesOf(await searchParams)
  const user = await requireUser(pages[plan].route, query)
  if (user.tier === 'subscriber') return <Subscribed user={user} wanted={plan} />
  return <PlanCheckout {...pages[plan]} user={user} query={query} />
}
