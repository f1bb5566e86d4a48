import type { Outlook } from '@krono/contract'
import { getProducts } from '@/server/cms/calls'
import { askAsUser } from '@/server/session/get-session'

/** Of whom the cms was not asked. */
const nothing: Outlook = {
  why: 'none',
  paidUntil: null,
  nextCharge: null,
  causes: [],
  restsSince: null,
}

/** Everything that the profile tells beside the user. What nobody asked for is empty. */
export async function askProfile() {
  const [listed, shared, renewal, paid, given, owned, products] = await Promise.all([
    askAsUser({ endpoint: 'devices' }),
    askAsUser({ endpoint: 'shares' }),
    askAsUser({ endpoint: 'subscription' }),
    askAsUser({ endpoint: 'orders' }),
    askAsUser({ endpoint: 'gifts' }),
    askAsUser({ endpoint: 'coupons' }),
    getProducts(),
  ])
  return {
    devices: listed?.devices ?? [],
    shares: shared?.shares ?? [],
    renewal: renewal ?? { subscription: null, outlook: nothing, hasPortal: false },
    orders: paid?.orders ?? [],
    gifts: given?.gifts ?? [],
    coupons: owned?.coupons ?? [],
    products,
  }
}

export type ProfileData = Awaited<ReturnType<typeof askProfile>>
