import type { BillingData } from '@/lib/contract/billing'
import type { GiftWish } from '@/lib/contract/gifts'

/** Values that one page of this browser's tab stores for another; never sent automatically. */
export type TabValues = {
  /** The e-mail address that was just confirmed. */
  email?: string
  /** Date of the last computed chart, as `YYYY-MM-DD`. */
  birthDate?: string
  firstName?: string
  lastName?: string
  /** spec §3, "Session values" */
  referralCode?: string
  /** Coupon of a started payment, for a user who returns without paying: `<product>:<code>`. */
  coupon?: string
  wantsBilling?: string
  /** Typed people of an analysis order, and the owner's id: JSON. */
  people?: string
  /** People of the result from which an analysis is ordered: JSON. */
  chosenPeople?: string
  /** Values of a form after its session ended: JSON. */
  draft?: string
  /** Unsaved changes of an e-mail to a group (`features/back-office/scheduled-emails`): JSON. */
  scheduledEmail?: string
} & { [Name in keyof BillingData as `billing.${Name}`]?: string | undefined } & {
  /** Fields of a gift that is being paid; the day as `YYYY-MM-DD`. */
  [Name in keyof GiftWish as `gift.${Name}`]?: string | undefined
} & {
  /** Chosen answers of an attempt at a quiz, by its id: JSON. */
  [attempt: `quiz.${string}`]: string | undefined
} & {
  /** Feedback on a chapter that the cms does not have yet, by analysis, edition and chapter. */
  [chapter: `feedback.${string}`]: string | undefined
}

const nameOf = (name: keyof TabValues) => (name === 'referralCode' ? name : `kept.${name}`)

/** Stores values until the tab is closed; an empty value is deleted. Does nothing without storage. */
export function storeInTab(values: TabValues) {
  try {
    for (const [name, value] of Object.entries(values)) {
      const key = nameOf(name as keyof TabValues)
      if (value) sessionStorage.setItem(key, value)
      else sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage fields are not prefilled.
  }
}

/** The stored value of a name, or null. */
export function readFromTab(name: keyof TabValues): string | null {
  try {
    return sessionStorage.getItem(nameOf(name))
  } catch {
    return null
  }
}
