import { newId } from '../ids.ts'
import type { Metadata, Product } from '../types.ts'

export const productOf = ({
  id = newId('prod', 14),
  created,
  name,
  description = null,
  metadata = {},
}: {
  id?: string
  created: number
  name: string
  description?: string | null
  metadata?: Metadata
}): Product => ({
  id,
  object: 'product',
  active: true,
  created,
  default_price: null,
  description,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata,
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: created,
  url: null,
})
