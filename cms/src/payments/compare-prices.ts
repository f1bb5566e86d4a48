import type { Core } from '@strapi/strapi'
import { foundProductOf, type ProductRow, productUid } from '../catalogue/product-row'
import { env } from '../lib/env'
import { checkPrice, tellOfPrice } from './check-price'
import { priceNote } from './price-note'

type Row = ProductRow & { stripeNote: string | null }

/** Asks Stripe for every price that a product names, and writes beside it what differs. Rejects when Stripe is silent. */
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
    if (checked) await tellOfPrice(strapi, checked)
  }
}
