import { giftClaimDays } from '@krono/contract'
import { dayAfter, dayAt, instantAt } from '../lib/dates'

/** In the morning, when people read their mail. */
const morning = '08:00:00'

/** So that the whole of the day that a letter names is still good. */
const endOfDay = '23:59:59'

/** How long before the end of claiming somebody is reminded of it. */
const reminderDays = 14

type Wish = {
  /** `YYYY-MM-DD`. */
  deliverOn: string
  /** When it was paid. */
  at: Date
  timeZone: string
}

/** When a gift is delivered (at once, when that morning is past), reminded of, and over. */
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

/** The same of a gift that is there. */
export function timesOf(gift: { deliverAt: string; claimUntil: string }, timeZone: string) {
  const claimUntil = new Date(gift.claimUntil)
  const remindAt = remindedOf(dayAt(claimUntil, timeZone), timeZone)
  return { deliverAt: new Date(gift.deliverAt), remindAt, claimUntil }
}
