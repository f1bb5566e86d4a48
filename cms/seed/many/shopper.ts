import { purchaseToolsOf } from './counter'
import type { Dice } from './dice'
import type { Person } from './people'
import { dayMs, hourMs, type Purchase, whole } from './purchase'
import type { Shop } from './shop'
import { subscriberOf } from './subscribe'

const analyses = {
  ...{ 'analysis-short': 40, 'analysis-long': 30, 'analysis-relationship': 20 },
  ...{ 'analysis-family': 7, 'analysis-group': 3 },
}
const gifts = {
  ...{ 'premium-month': 3, 'premium-year': 3, 'analysis-long': 3 },
  ...{ 'analysis-short': 2, 'analysis-relationship': 2 },
}
const abandonedProducts = { ...analyses, 'premium-month': 60, 'premium-year': 20 }

/** Generates what people buy, in order, between the day they joined and now. */
export function shopperOf(dice: Dice, shop: Shop, now: number) {
  const tools = purchaseToolsOf(dice, shop, now)
  const { order, after, takeCode, refund, spendCoupon } = tools
  const subscribe = subscriberOf(dice, tools, now)

  /** A yearly plan at a campaign's price, if a campaign began after they joined. */
  function buyYear(person: Person): Purchase[] {
    const campaign = shop.campaigns.find(({ from }) => from > person.joinedAt)
    if (!campaign) return []
    const at = whole(campaign.from + dice.roll() * (campaign.until - campaign.from))
    campaign.uses += 1
    const bought: Purchase = { ...order(person, at, 'premium-year-discount'), campaign }
    return [bought, ...spendCoupon(bought)]
  }

  function buyAnalyses(person: Person): Purchase[] {
    const bought: Purchase[] = []
    for (let at = after(person.joinedAt, 300); at < now; at = after(at + hourMs, 400)) {
      const paid = refund(takeCode(order(person, at, dice.weighed(analyses))), 0.03)
      const isNew = at > now - 30 * dayMs && paid.back === 0
      bought.push(isNew && dice.may(0.01) ? { ...paid, state: 'disputed' } : paid)
      if (dice.may(0.45)) break
    }
    return bought
  }

  /** Gifts, most of them before Christmas; every fifth by a guest. */
  function buyGift(person: Person): Purchase[] {
    const soon = after(person.joinedAt, 400)
    const advent = Date.UTC(new Date(soon).getUTCFullYear(), 11, 1)
    const late = whole(advent + dice.roll() * 22 * dayMs)
    const at = dice.may(0.6) && late > soon ? late : soon
    if (at >= now) return []
    const gift: Purchase = { ...order(person, at, dice.weighed(gifts)), isGift: true }
    return [refund(takeCode(dice.may(0.2) ? { ...gift, person: null } : gift), 0.01)]
  }

  /** One or two courses or e-books in their own language, each once. */
  function buyItems(person: Person): Purchase[] {
    const own = shop.items.filter(({ names }) => names[person.language])
    const bought: Purchase[] = []
    let at = after(person.joinedAt, 300)
    while (own.length > 0 && at < now) {
      const [item] = own.splice(dice.below(own.length), 1)
      if (item) bought.push(refund(takeCode(order(person, at, item.key)), 0.03))
      at = after(at + hourMs, 300)
      if (dice.may(0.7)) break
    }
    return bought
  }

  /** An abandoned checkout; a still open one, if allowed. */
  function abandonCheckout(person: Person, mayBeOpen = false): Purchase[] {
    const at = whole(person.joinedAt + dice.roll() * (now - person.joinedAt))
    const isOpen = mayBeOpen && at > now - hourMs / 2
    return [
      {
        ...order(person, at, dice.weighed(abandonedProducts)),
        state: isOpen ? 'pending' : 'failed',
      },
    ]
  }

  /** All purchases and unpaid checkouts of a person. */
  function purchasesOf(person: Person): Purchase[] {
    const kind = dice.weighed({ monthly: 19, yearly: 8, campaign: 3, nothing: 70 })
    return [
      ...(kind === 'campaign' ? buyYear(person) : []),
      ...(kind === 'monthly' || kind === 'yearly' ? subscribe(person, kind) : []),
      ...(dice.may(kind === 'nothing' ? 0.22 : 0.4) ? buyAnalyses(person) : []),
      ...(shop.items.length > 0 && dice.may(kind === 'nothing' ? 0.06 : 0.15)
        ? buyItems(person)
        : []),
      ...(dice.may(0.06) ? buyGift(person) : []),
      ...(dice.may(0.3) ? abandonCheckout(person, true) : []),
    ]
  }
  return { purchasesOf, abandonCheckout }
}
