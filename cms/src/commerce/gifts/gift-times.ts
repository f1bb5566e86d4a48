import { giftClaimDays } from '@krono/contract'
import { dayAfter, dayAt, instantAt } from '../../platform/lib/dates'

/** Delivery in the morning. */
const morning = '08:00:00'

/** The named last day is included. */
const endOfDay = '23:59:59'

/** Days before the end of the claim period at which the recipient is reminded. */
const reminderDays = 14

type Wish = {
  /** `YYYY-MM-DD`. */
  deliverOn: string
  /** When it was paid. */
  at: Date
  timeZone: string
}

/** When a gift is delivered (at once if that morning is past), reminded of, and expires. */
export function giftTimes({ deliverOn, at, timeZone }: Wish) {
  const wanted = instantAt({ day: deliverOn, time: morning, timeZone })
  const deliverAt = wanted > at ? wanted : at
  const lastDay = dayAfter(dayAt(deliverAt, timeZone), giftClaimDays)
  return {
    deliverAt,
    remindAt: remindedOf(lastDay, timeZone),
    claimUntil: instantAt({ day: lastDay, time: endOfDay, timeZone }),
  }
}

const remindedOf = (lastDay: string, timeZone: string) =>
  instantAt({ day: dayAfter(lastDay, -reminderDays), time: morning, timeZone })

/** The same for a stored gift. */
export function timesOf(gift: { deliverAt: string; claimUntil: string }, timeZone: string) {
  const claimUntil = new Date(gift.claimUntil)
  const remindAt = remindedOf(dayAt(claimUntil, timeZone), timeZone)
  return { deliverAt: new Date(gift.deliverAt), remindAt, claimUntil }
}
