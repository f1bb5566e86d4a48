import { type AddressedTag, addressedTags, contentPage, uidOfTag } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** A content type whose entries have addresses of the editors' making. */
export type AddressedType = {
  tag: AddressedTag
  uid: ReturnType<typeof uidOfTag>
  /** Ends the address of an entry. */
  field: string
}

export const addressedTypes: readonly AddressedType[] = addressedTags.map((tag) => ({
  tag,
  uid: uidOfTag(tag),
  field: contentPage(tag).field,
}))

export const addressedType = (uid: string) => addressedTypes.find((one) => one.uid === uid)

/** Whether each language of an entry has an address of its own. */
export function isByLanguage(strapi: Core.Strapi, { uid, field }: AddressedType): boolean {
  const i18n = strapi.service('plugin::i18n.content-types')
  return !i18n.getNonLocalizedAttributes(strapi.contentType(uid)).includes(field)
}

/** What a document is saved with. */
export type Params = {
  documentId?: string
  locale?: string | null
  data?: Record<string, unknown>
}

/** Some fields of an entry in one language; a draft may lack any. */
export type EntryRow = { documentId: string; locale: string } & Record<string, unknown>

/** Text that says something. */
export const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
