import { type ItemKey, isItemKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { itemNames } from './items'

/** Every published course and e-book, by product key and name. */
export async function listItemNames(
  strapi: Core.Strapi,
): Promise<{ key: ItemKey; name: string }[]> {
  const names = await itemNames(strapi)
  return [...names].flatMap(([key, name]) => (isItemKey(key) ? [{ key, name }] : []))
}
