import type { Core } from '@strapi/strapi'
import { env } from '../../../platform/lib/env'
import { foundProductOf, type ProductRow, productUid } from '../../catalogue/product-row'
import { checkPrice, reportPrice } from './check-price'
import { priceNote } from './price-note'

type Row = ProductRow & { stripeNote: string | null }

/** Compares every product's Stripe price, and stores a note about differences. Rejects if Stripe does not respond. */
export async function comparePrices(strapi: Core.Strapi) {
  if (!env.STRIPE_SECRET_KEY) return
  const products = strapi.db.query(productUid)
  const rows: Row[] = await products.findMany({})
  // All languages of a product have the same price.
  const one = new Map(rows.map((row) => [row.key, row]))
  for (const row of one.values()) {
    const checked = await checkPrice(foundProductOf(row))
    const stripeNote = priceNote(checked)
    if (stripeNote !== row.stripeNote) {
      await products.updateMany({ where: { key: row.key }, data: { stripeNote } })
    }
    if (checked) await reportPrice(strapi, checked)
  }
}
