import type { Core } from '@strapi/strapi'
import { foundProductOf, type ProductRow, productUid } from '../catalogue/product-row'
import { env } from '../lib/env'
import { type Checked, checkPrice, tellOfPrice } from './check-price'
import { priceNote } from './price-note'

const writing = new Set(['create', 'update'])

/** An editor waits for the answer. */
const patience = { timeout: 3000, maxNetworkRetries: 0 }

type Fields = Partial<ProductRow> & { stripeNote?: string | null }
type Params = { documentId?: string; data?: Fields }

/**
 * Whether the price that Stripe has is the one that is saved: what differs stands in the form that comes back, and
 * somebody has to look. It is saved all the same, and sold at the price from here.
 */
export function checkSavedPrices(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== productUid || !writing.has(context.action)) return next()
    const params = context.params as Params
    const { documentId, data } = params
    const before: Fields | null = documentId
      ? await strapi.db.query(productUid).findOne({ where: { documentId } })
      : null
    const checked = await check(strapi, { ...before, ...data })
    params.data = { ...data, stripeNote: priceNote(checked) }
    const saved = await next()
    if (checked && checked !== 'unchecked') await tellOfPrice(strapi, checked)
    return saved
  })
}

async function check(
  strapi: Core.Strapi,
  fields: Fields,
): Promise<Checked | 'unchecked' | undefined> {
  // What is missing, the form asks for.
  if (!env.STRIPE_SECRET_KEY || !isWhole(fields)) return undefined
  try {
    return await checkPrice(foundProductOf(fields), patience)
  } catch (error) {
    strapi.log.warn(`The price of ${fields.key} is compared tonight: ${String(error)}`)
    return 'unchecked'
  }
}

const isWhole = (fields: Fields): fields is ProductRow =>
  !!fields.key && !!fields.priceHuf && !!fields.priceGbp && typeof fields.unlocks === 'string'
