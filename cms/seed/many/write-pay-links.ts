import type { Bulk } from './bulk'
import type { Dice } from './dice'
import { base62, isByLink, type PayLink, type Sold } from './purchase'
import type { Rows } from './rows'

type Tools = { bulk: Bulk; dice: Dice; rows: Rows }

/** The id that each link will get: orders are written before links, and refer to them. */
export const idsOfLinks = (links: readonly PayLink[], bulk: Bulk) =>
  new Map(links.map((link, place) => [link, bulk.nextId('pay_links') + place]))

export async function writePayLinks(
  links: readonly PayLink[],
  orderIds: ReadonlyMap<Sold, number>,
  { bulk, dice, rows }: Tools,
) {
  const paidBy = new Map<PayLink, number>()
  for (const [sold, id] of orderIds) if (isByLink(sold)) paidBy.set(sold.link, id)
  for (const link of links) {
    const { name, amount, currency, isOnce, isOff } = link
    await bulk.add('pay_links', {
      ...rows.row(link.madeAt),
      ...{ token: `many${dice.text(base62, 39)}`, form_key: dice.text(base62, 43) },
      ...{ name, amount, currency, is_once: isOnce, is_off: isOff },
      open_until: bulk.instant(link.openUntil),
      paid_order_id: (isOnce && paidBy.get(link)) || null,
    })
  }
}
