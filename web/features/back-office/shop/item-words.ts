import { itemNames } from '@/features/back-office/list/item-names'
import { isItemKey } from '@/lib/contract/item-keys'
import { getProducts } from '@/server/cms/calls'
import { productOptions } from './panel-words'

/** The courses and e-books on sale, by key and name. */
export const itemOptions = async () =>
  (await getProducts())
    .filter(({ key }) => isItemKey(key))
    .map(({ key, name }) => [key, name] as const)

/** Products of both kinds by name. */
export async function namesOfProducts(keys: readonly string[]): Promise<string> {
  const items = await itemNames()
  return productOptions(keys)
    .map(([key, name]) => items[key] ?? name)
    .join(', ')
}
