import type { Plan } from '@krono/contract'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { requireUser } from '@/server/session/get-session'
import { PlanCheckout } from './plan-checkout'
import { Subscribed } from './subscribed'

const pages = {
  monthly: { route: 'paymentMonthly', product: 'premium-month' },
  yearly: { route: 'paymentYearly', product: 'premium-year' },
} as const

/** The page of a plan that renews automatically; a subscriber has one, and changes it in the profile. */
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
