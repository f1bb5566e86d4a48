import type { Core } from '@strapi/strapi'
import { type AddressedType, type EntryRow, isByLanguage } from './addressed-types'
import { addressUid } from './note-addresses'

type Wish = {
  wanted: string
  /** The entry that asks: what it has or had is free for it. */
  own: string | undefined
}

/** The wanted name, with a number where another entry has it or had it: what somebody wrote down leads there. */
export async function freeName(
  strapi: Core.Strapi,
  type: AddressedType & { locale: string },
  { wanted, own }: Wish,
): Promise<string> {
  const { tag, uid, field, locale } = type
  const { db } = strapi
  const isOwnLanguage = isByLanguage(strapi, type)
  const others = own ? { documentId: { $ne: own } } : {}
  const rows: EntryRow[] = await db.query(uid).findMany({
    where: { [field]: { $startsWith: wanted }, ...others, ...(isOwnLanguage && { locale }) },
    select: [field],
  })
  const before: { name: string }[] = await db.query(addressUid).findMany({
    where: {
      tag,
      name: { $startsWith: wanted },
      ...(own && { entry: { $ne: own } }),
      ...(isOwnLanguage && { localeCode: locale }),
    },
  })
  const taken = new Set([...rows.map((row) => row[field]), ...before.map(({ name }) => name)])
  let name = wanted
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`
  return name
}
