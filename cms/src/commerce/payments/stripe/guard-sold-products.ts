import type { ProductKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../../../platform/lib/env'
import { productUid } from '../../catalogue/product-row'
import { orderUid } from '../../orders/order-row'
import { livingStates, subscriptionUid } from '../subscriptions/subscription-row'

type Params = { documentId?: string; data?: { key?: unknown } }
type Row = { key: ProductKey }

/**
 * Refuses to delete or repurpose a product that was sold or has an unfinished payment, with a reason. Orders store its
 * name and price themselves; plan changes, its page and repeated purchases need the catalogue.
 */
export function guardSoldProducts(strapi: Core.Strapi) {
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
  const ordered = { productKey, state: { $ne: 'failed' } }
  return (await db.query(orderUid).findOne({ select: ['id'], where: ordered })) !== null
}

const sentence =
  env.LANGUAGE === 'hun'
    ? 'Ezt a terméket már megvették, vagy éppen fizetik, ezért nem törölhető, és nem lehet belőle másik. A neve, a szövege és az ára átírható.'
    : 'This product was bought, or somebody is about to pay for it: it can be neither deleted nor made into another. Its name, its text and its price can change.'
