import type { ProductKind } from '@krono/contract'
import { analysis } from './grant-analysis'
import { item } from './grant-item'
import { extension, subscription, term } from './grant-membership'
import type { ProductModule } from './product-module'

/** What each kind of product does (decision product-kinds); what distinguishes the kinds is in the contract. */
export const productModules: Record<ProductKind, ProductModule> = {
  subscription,
  term,
  extension,
  analysis,
  course: item,
  ebook: item,
}
