import type { GivenGift } from '@krono/contract'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'

/** Text for the state of a given gift. */
export function giftStateText({ state, deliverAt, claimUntil }: GivenGift): string {
  const t = translations('gifts.given')
  const date = formatLongDateOf(state === 'waiting' ? deliverAt : claimUntil)
  return t(`state.${state}`, { date })
}
