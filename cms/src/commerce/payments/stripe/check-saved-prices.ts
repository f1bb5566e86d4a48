import type { Core } from '@strapi/strapi'
import { env } from '../../../platform/lib/env'
import { foundProductOf, type ProductRow, productUid } from '../../catalogue/product-row'
import { type Checked, checkPrice, reportPrice } from './check-price'
import { priceNote } from './price-note'

const writing = new Set(['create', 'update'])

/** Short, because an editor waits for the save. */
const requestOptions = { timeout: 3000, maxNetworkRetries: 0 }

type Fields = Partial<ProductRow> & { stripeNote?: string | null }
type Params = { documentId?: string; data?: Fields }

/**
 * Compares a saved price with Stripe's: a difference is written into the saved form and raises an incident. The entry
 * is saved anyway, and our price is charged.
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
    if (checked && checked !== 'unchecked') await reportPrice(strapi, checked)
    return saved
  })
}

async function check(
  strapi: Core.Strapi,
  fields: Fields,
): Promise<Checked | 'unchecked' | undefined> {
  // Missing fields are reported by the form.
  if (!env.STRIPE_SECRET_KEY || !isComplete(fields)) return undefined
  try {
    return await checkPrice(foundProductOf(fields), requestOptions)
  } catch (error) {
    strapi.log.warn(
      `The price of ${fields.key} could not be compared, the nightly job will: ${String(error)}`,
    )
    return 'unchecked'
  }
}

const isComplete = (fields: Fields): fields is ProductRow =>
  !!fields.key && !!fields.priceHuf && !!fields.priceGbp && typeof fields.unlocks === 'string'
