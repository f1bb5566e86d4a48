import type { Core } from '@strapi/strapi'
import { contentFields, type Field, hasMany } from './content-fields'

/**
 * The editors' content of one locale of an entry, by field: pictures by id, referenced entries by document id and
 * locale, components without row ids.
 */
export type Snapshot = Readonly<Record<string, unknown>>

type Row = Readonly<Record<string, unknown>>

/** For a row read with `populateOf`. */
export const snapshotOf = (strapi: Core.Strapi, uid: string, row: Row): Snapshot =>
  Object.fromEntries(
    contentFields(strapi, uid).map(([name, field]) => [name, contentOf(strapi, field, row[name])]),
  )

function contentOf(strapi: Core.Strapi, field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'media':
      return field.multiple ? rowsIn(value).map(({ id }) => id) : (rowsIn(value)[0]?.id ?? null)
    case 'relation':
      return hasMany(field)
        ? rowsIn(value).map(referenceTo)
        : (rowsIn(value).map(referenceTo)[0] ?? null)
    case 'component': {
      const parts = rowsIn(value).map((part) => snapshotOf(strapi, field.component ?? '', part))
      return field.repeatable ? parts : (parts[0] ?? null)
    }
    case 'dynamiczone':
      return rowsIn(value).map((part) => ({
        __component: part.__component,
        ...snapshotOf(strapi, String(part.__component), part),
      }))
    default:
      return value ?? null
  }
}

/** Populated rows: one, several, or none. */
export const rowsIn = (value: unknown): Row[] =>
  [value].flat().filter((one): one is Row => typeof one === 'object' && one !== null)

export type Reference = { documentId: string; locale: string | null }

const referenceTo = ({ documentId, locale }: Row): Reference => ({
  documentId: String(documentId),
  locale: typeof locale === 'string' ? locale : null,
})
