import { payLinkKey } from '@krono/contract'
import type { Dice } from './dice'
import type { Person } from './people'
import { currencyOf, dayMs, hourMs, type LinkPayment, type PayLink, whole } from './purchase'

/** What payment links are for, and the price in minor units. */
const offers = [
  { name: 'Személyes beszélgetés', huf: 1_500_000, gbp: 3500 },
  { name: 'Esti műhely, egy hely', huf: 890_000, gbp: 2000 },
  { name: 'Céges nap', huf: 18_000_000, gbp: 40_000 },
] as const

type Wanted = { count: number; from: number; now: number }

/** Admins' payment links, most of them for one payment, and the payments of guests. */
export function payLinksOf(dice: Dice, people: readonly Person[], { count, from, now }: Wanted) {
  const payers = {
    huf: people.filter((one) => currencyOf(one) === 'huf'),
    gbp: people.filter((one) => currencyOf(one) === 'gbp'),
  }
  const payOnce = (link: PayLink, buyer: Person, at: number): LinkPayment => ({
    ...{ person: null, buyer, at, productKey: payLinkKey, link, kind: 'checkout' },
    ...{ state: 'fulfilled', price: link.amount, discount: 0, back: 0, backAt: 0, isGift: false },
    ...{ period: null, subscription: null, code: null, campaign: null },
    ...{ couponOf: null, spentBy: null },
  })

  function linkWith(place: number): { link: PayLink; paid: LinkPayment[] } {
    const madeAt = whole(from + ((place + dice.roll()) / count) * (now - from - dayMs))
    const offer = dice.oneOf(offers)
    const openUntil = madeAt + dice.between(7, 60) * dayMs
    const currency = currencyOf(dice.oneOf(people))
    const isOnce = dice.may(0.7)
    const payments = isOnce ? Number(dice.may(0.75)) : dice.between(0, 40)
    const buyers = Array.from({ length: payments }, () => dice.oneOf(payers[currency]))
    const link: PayLink = {
      ...{ name: `${offer.name} ${place + 1}`, amount: offer[currency], currency },
      ...{ madeAt, openUntil, isOnce, isOff: dice.may(0.05) },
    }
    const end = Math.min(openUntil, now)
    const paid = buyers
      .map((buyer) => payOnce(link, buyer, whole(madeAt + dice.roll() * (end - madeAt))))
      .filter(({ at }) => at < now - hourMs)
    return { link, paid }
  }
  const made = Array.from({ length: count }, (_, place) => linkWith(place))
  return { links: made.map(({ link }) => link), paid: made.flatMap(({ paid }) => paid) }
}
