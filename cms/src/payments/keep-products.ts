import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { productUid } from '../catalogue/product-row'
import { env } from '../lib/env'
import { orderUid } from '../orders/order-row'
import { livingStates, subscriptionUid } from './subscription-row'

type Params = { documentId?: string; data?: { key?: unknown } }
type Row = { key: ProductKey }

/**
 * A product stays while somebody's subscription renews as it, or somebody is about to pay for it: whoever deletes it, or
 * makes another one of it, reads why. What was ordered does not need the catalogue any more; what a subscription may be
 * changed to, and what its page says, does.
 */
export function keepProducts(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== productUid) return next()
    const { documentId, data } = context.params as Params
    const before: Row | null = documentId
      ? await strapi.db.query(productUid).findOne({ where: { documentId } })
      : null
    if (!before || !isLost(context.action, data?.key, before)) return next()
    if (await isNeeded(strapi, before.key)) throw new errors.ValidationError(sentence)
    return next()
  })
}

const isLost = (action: string, key: unknown, before: Row) =>
  action === 'delete' || (action === 'update' && key !== undefined && key !== before.key)

async function isNeeded({ db }: Core.Strapi, productKey: ProductKey): Promise<boolean> {
  const renewing = { productKey, status: { $in: [...livingStates, 'incomplete'] } }
  if ((await db.query(subscriptionUid).count({ where: renewing })) > 0) return true
  const begun = { productKey, state: { $in: ['pending', 'paid'] } }
  return (await db.query(orderUid).count({ where: begun })) > 0
}

const sentence =
  env.LANGUAGE === 'hun'
    ? 'Erre a termékre élő előfizetés vagy megkezdett fizetés szól, ezért most nem törölhető, és a kulcsa sem írható át. A neve, a szövege és az ára igen.'
    : 'A subscription renews as this product, or somebody is about to pay for it: it cannot be deleted now, nor get another key. Its name, its text and its price can change.'
