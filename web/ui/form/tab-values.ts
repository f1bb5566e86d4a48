import type { BillingData } from '@/lib/contract/billing'
import type { GiftWish } from '@/lib/contract/gifts'

/** What one page of this browser's tab keeps for another; nothing of it is ever sent by itself. */
export type TabValues = {
  /** Of somebody who just confirmed it. */
  email?: string
  /** Of the chart that was just computed: the date as `YYYY-MM-DD`. */
  birthDate?: string
  firstName?: string
  lastName?: string
  /** spec §3, "Session values" */
  referralCode?: string
  /** Of a payment that was begun, for whoever comes back without having paid: `<product>:<code>`. */
  coupon?: string
  wantsBilling?: string
  /** Whom an analysis that is being ordered is about, as typed, and whose order it is: JSON. */
  people?: string
  /** Of the result from which an analysis is ordered: JSON. */
  chosenPeople?: string
  /** What stood in a form whose session was over: JSON. */
  draft?: string
} & { [Name in keyof BillingData as `billing.${Name}`]?: string | undefined } & {
  /** Of a gift that is being paid; the day as `YYYY-MM-DD`. */
  [Name in keyof GiftWish as `gift.${Name}`]?: string | undefined
}

const nameOf = (name: keyof TabValues) => (name === 'referralCode' ? name : `kept.${name}`)

/** Keeps values until the tab is closed; an empty one is forgotten. Storage may be switched off. */
export function storeInTab(values: TabValues) {
  try {
    for (const [name, value] of Object.entries(values)) {
      const key = nameOf(name as keyof TabValues)
      if (value) sessionStorage.setItem(key, value)
      else sessionStorage.removeItem(key)
    }
  } catch {
    // Then a form is filled in by hand.
  }
}

/** What is kept under a name, or null. */
export function readFromTab(name: keyof TabValues): string | null {
  try {
    return sessionStorage.getItem(nameOf(name))
  } catch {
    return null
  }
}
