import { askStripe } from '../lib/paying.ts'
import type { Product } from '../lib/product.ts'

export interface Event {
  id: string
  type: string
  created: number
}

export const eventsOf = async (product: Product) =>
  (await askStripe<{ data: Event[] }>(product, 'events?limit=100')).data

export const countOf = async ({ sql }: Product, table: string) =>
  Number((await sql(`SELECT count(*) AS n FROM ${table}`))[0]?.n)
