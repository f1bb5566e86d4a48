import type { Language, OrderState, Tier } from '@krono/contract'

type Words = {
  leadsTo: string
  order: string
  member: (number: number) => string
  memberTitle: string
  back: string
  nothing: string
  failed: string
  what: string
  state: string
  amount: string
  price: string
  discount: string
  refunded: string
  orderedAt: string
  paidAt: string
  fulfilledAt: string
  receipts: string
  sort: { gift: string; renewal: string; purchase: string }
  sortTitle: string
  number: string
  email: string
  since: string
  membership: string
  until: string
  orders: string
  states: Record<OrderState, string>
  tiers: Record<Tier, string>
}

const hun: Words = {
  leadsTo: 'Kihez és mihez tartozik',
  order: 'A rendelés',
  member: (number) => `A tag (${number}.)`,
  memberTitle: 'A tag',
  back: 'Vissza az esethez',
  nothing: 'Nincs hozzá rendelés, és nem tudni, kié.',
  failed: 'Ez most nem nyílik meg. Próbáld újra kicsit később.',
  what: 'Mit vett',
  state: 'Hol tart',
  amount: 'Fizetendő',
  price: 'Ár',
  discount: 'Kedvezmény',
  refunded: 'Visszakapta',
  orderedAt: 'Megrendelte',
  paidAt: 'Kifizette',
  fulfilledAt: 'Megkapta',
  receipts: 'Bizonylatok',
  sort: { gift: 'ajándék másnak', renewal: 'megújuló előfizetés terhelése', purchase: 'vásárlás' },
  sortTitle: 'Milyen rendelés',
  number: 'Száma',
  email: 'E-mail',
  since: 'Mióta tag',
  membership: 'Tagsága',
  until: 'Meddig fizette ki',
  orders: 'Rendelései',
  states: {
    pending: 'fizetésre vár',
    paid: 'kifizetve, de még nem kapta meg',
    fulfilled: 'megkapta',
    refunded: 'visszakapta a pénzét',
    disputed: 'a bank vitatja',
    failed: 'nem fizette ki',
    review: 'megnézésre vár',
  },
  tiers: {
    visitor: 'nincs',
    free: 'ingyenes',
    paid: 'fizetett',
    subscriber: 'előfizető',
  },
}

const eng: Words = {
  leadsTo: 'What it belongs to',
  order: 'The order',
  member: (number) => `The member (no. ${number})`,
  memberTitle: 'The member',
  back: 'Back to the incident',
  nothing: 'There is no order, and its owner is not known.',
  failed: 'This can’t be opened right now. Try again a little later.',
  what: 'Bought',
  state: 'State',
  amount: 'To pay',
  price: 'Price',
  discount: 'Discount',
  refunded: 'Refunded',
  orderedAt: 'Ordered',
  paidAt: 'Paid',
  fulfilledAt: 'Fulfilled',
  receipts: 'Receipts',
  sort: {
    gift: 'a gift for somebody else',
    renewal: 'subscription renewal',
    purchase: 'purchase',
  },
  sortTitle: 'Kind of order',
  number: 'Number',
  email: 'E-mail',
  since: 'Member since',
  membership: 'Membership',
  until: 'Paid until',
  orders: 'Orders',
  states: {
    pending: 'awaiting payment',
    paid: 'paid, not fulfilled yet',
    fulfilled: 'fulfilled',
    refunded: 'refunded',
    disputed: 'disputed by the bank',
    failed: 'not paid',
    review: 'awaiting review',
  },
  tiers: { visitor: 'none', free: 'free', paid: 'paid', subscriber: 'subscriber' },
}

/** Strapi's panel is Russian if the browser is, but its forms are English there, and so are these texts. */
export const incidentWords = { hun, eng, rus: eng } as const satisfies Record<Language, Words>
