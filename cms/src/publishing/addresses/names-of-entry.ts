import type { AddressedTag } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addressUid } from './note-addresses'

/** All current and earlier names of the entry that has or had this name. */
export async function namesOfEntry(
  { db }: Core.Strapi,
  tag: AddressedTag,
  name: string,
): Promise<string[]> {
  const ofName: { entry: string }[] = await db.query(addressUid).findMany({ where: { tag, name } })
  const entries = ofName.map(({ entry }) => entry)
  const rows: { name: string }[] = await db
    .query(addressUid)
    .findMany({ where: { tag, entry: { $in: entries } } })
  return [...new Set([name, ...rows.map((row) => row.name)])]
}
