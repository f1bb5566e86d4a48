import { type AddressedTag, addressedTags, contentPage, uidOfTag } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** A content type that has entries with addresses (slugs) written by editors. */
export type AddressedType = {
  tag: AddressedTag
  uid: ReturnType<typeof uidOfTag>
  /** The field with the last part of an entry's address. */
  field: string
  /** Values of the field that are addresses of other pages. */
  reserved: readonly string[]
}

export const addressedTypes: readonly AddressedType[] = addressedTags.map((tag) => ({
  tag,
  uid: uidOfTag(tag),
  field: contentPage(tag).field,
  reserved: contentPage(tag).reserved ?? [],
}))

export const addressedType = (uid: string) => addressedTypes.find((one) => one.uid === uid)

/** Whether each locale of an entry has its own address. */
export function isByLanguage(strapi: Core.Strapi, { uid, field }: AddressedType): boolean {
  const i18n = strapi.service('plugin::i18n.content-types')
  return !i18n.getNonLocalizedAttributes(strapi.contentType(uid)).includes(field)
}

/** The params of a document save. */
export type Params = {
  documentId?: string
  locale?: string | null
  data?: Record<string, unknown>
}

/** Some fields of an entry in one locale; a draft may lack any. */
export type EntryRow = { documentId: string; locale: string } & Record<string, unknown>

/** A text that is not blank. */
export const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
