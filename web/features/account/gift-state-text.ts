import type { GivenGift } from '@krono/contract'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'

/** What became of something that was given, in words. */
export function giftStateText({ state, deliverAt, claimUntil }: GivenGift): string {
  const t = translations('gifts.given')
  const date = formatLongDateOf(state === 'waiting' ? deliverAt : claimUntil)
  return t(`state.${state}`, { date })
}
