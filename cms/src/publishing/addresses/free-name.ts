import type { Core } from '@strapi/strapi'
import { type AddressedType, type EntryRow, isByLanguage } from './addressed-types'
import { addressUid } from './note-addresses'

type Wish = {
  wanted: string
  /** The requesting entry: slugs that it has or had count as free for it. */
  ownerId: string | undefined
}

/** The wanted slug, with a number appended if another entry has or had it, or another page: existing links lead there. */
export async function availableSlug(
  strapi: Core.Strapi,
  type: AddressedType & { locale: string },
  { wanted, ownerId }: Wish,
): Promise<string> {
  const { tag, uid, field, locale, reserved } = type
  const { db } = strapi
  const isOwnLanguage = isByLanguage(strapi, type)
  const others = ownerId ? { documentId: { $ne: ownerId } } : {}
  const rows: EntryRow[] = await db.query(uid).findMany({
    where: { [field]: { $startsWith: wanted }, ...others, ...(isOwnLanguage && { locale }) },
    select: [field],
  })
  const before: { name: string }[] = await db.query(addressUid).findMany({
    where: {
      tag,
      name: { $startsWith: wanted },
      ...(ownerId && { entry: { $ne: ownerId } }),
      ...(isOwnLanguage && { localeCode: locale }),
    },
  })
  const taken = new Set([
    ...rows.map((row) => row[field]),
    ...before.map(({ name }) => name),
    ...reserved,
  ])
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`
  return name
}
