import { type ItemKey, type ItemKind, isItemKey, itemOf, type OrderedKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addEbookLink } from '../../library/ebook-links/ebook-link-row'
import { findUser } from '../../members/users/user-row'
import { itemLink } from '../../messaging/mail/links'
import { orderReference } from '../../messaging/mail/order-reference'
import { queueMail } from '../../messaging/mail/queue-mail'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { moneyText } from '../../platform/lib/local-form'
import { findItem } from '../catalogue/items'
import { grant } from './grant'
import { endOf } from './merge-terms'
import { isOwned } from './owned-items'
import type { Given, Notify, ProductModule, Sold } from './product-module'

type Grant = Pick<Sold, 'userId' | 'parent'> & {
  key: OrderedKey
  sourceKey: string
  orderId: number | null
}

/**
 * Grants an item from now on, for the length of access that its entry defines at this moment; an e-book with a link to its
 * files.
 */
async function grantItem(strapi: Core.Strapi, { key, ...wish }: Grant) {
  const { item, kind } = requireItem(key)
  const months = (await findItem(strapi, item))?.accessMonths ?? null
  const from = now()
  const until = months === null ? null : endOf({ months, days: null, seconds: null }, from)
  await grant(strapi, { kind: 'item', item, from, until, ...wish })
  if (wish.userId !== null && kind === 'ebook') {
    await addEbookLink(strapi, { userId: wish.userId, item })
  }
}

function requireItem(key: OrderedKey): { item: ItemKey; kind: ItemKind } {
  const kind = itemOf(key)?.kind
  if (!kind || !isItemKey(key)) throw new Error(`${key} is no item.`)
  return { item: key, kind }
}

async function sell(strapi: Core.Strapi, sold: Sold): Promise<Notify> {
  const { order, userId, parent } = sold
  const sourceKey = `order:${order.id}:item`
  await grantItem(strapi, { key: order.productKey, sourceKey, userId, orderId: order.id, parent })
  return prepareEmail(strapi, sold)
}

async function prepareEmail(strapi: Core.Strapi, { order, userId }: Sold): Promise<Notify> {
  const user = await findUser(strapi, userId)
  if (!user) return async () => undefined
  const { amount, currency, productName: product, documentId } = order
  const data = {
    name: user.firstName,
    product,
    amount: amount > 0 ? moneyText({ amount, currency }) : null,
    link: itemLink(requireItem(order.productKey).kind),
  }
  const envelope = { to: user.email, userId, dedupeKey: `order:${documentId}` }
  return (number) =>
    queueMail(strapi, {
      ...envelope,
      mail: 'itemBought',
      data: { ...data, number: orderReference(order, number) },
    })
}

/** Throws itemOwned: the claimant has it already, and the gift stays claimable. */
async function give(strapi: Core.Strapi, { gift, userId, parent }: Given) {
  const { productKey: key, orderId } = gift
  if (await isOwned(strapi, { userId, product: key, at: now() })) throw new AppError('itemOwned')
  await grantItem(strapi, { key, sourceKey: `gift:${gift.id}`, userId, orderId, parent })
}

/** A course or an e-book: opened from the payment on, for ever or for some months. */
export const item: ProductModule = {
  refusal: ({ isOwned: owned }) => (owned ? 'itemOwned' : undefined),
  /** A gift of the same item was claimed while the payment was open: it is refunded. */
  accept: async (strapi, { userId, productKey }) =>
    userId === null ||
    !(await isOwned(strapi, { userId, product: requireItem(productKey).item, at: now() })),
  sell,
  give,
}
