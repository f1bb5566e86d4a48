import type { Core } from '@strapi/strapi'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import { type Attributes, partsOf, populateOf } from './text-parts'
import type { TextPart } from './writing'

type Row = Readonly<Record<string, unknown>> & { id: number; documentId: string }

const batchSize = 100

/** Rows of a type by their ids, with their components and all their texts. */
export async function readRows(
  strapi: Core.Strapi,
  uid: ContentTypeUid,
  ids: readonly number[],
): Promise<{ row: Row; parts: TextPart[] }[]> {
  const attributes = strapi.contentType(uid).attributes as Attributes
  const find = (name: string) => strapi.getModel(name as ContentTypeUid).attributes as Attributes
  const populate = populateOf(attributes, find)
  const found: Row[] = []
  for (let first = 0; first < ids.length; first += batchSize) {
    const some = ids.slice(first, first + batchSize)
    found.push(...(await strapi.db.query(uid).findMany({ where: { id: { $in: some } }, populate })))
  }
  return found.map((row) => ({ row, parts: partsOf(row, attributes, find) }))
}
