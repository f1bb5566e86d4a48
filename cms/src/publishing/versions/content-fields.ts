import type { Core, UID } from '@strapi/strapi'
import { readOnlyOf } from '../../platform/lib/content-types'
import { timeFields } from '../../platform/lib/time-fields'

/** The attributes of a schema that a snapshot needs. */
export type Field = {
  type: string
  /** For media. */
  multiple?: boolean
  /** For a component. */
  repeatable?: boolean
  component?: string
  /** For a dynamic zone. */
  components?: readonly string[]
  relation?: string
  target?: string
}

/** Strapi's own columns of every row. */
const strapiColumns: ReadonlySet<string> = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  // Restoring a version must not restore old times.
  ...timeFields,
])

/** The fields of a type or component that editors fill in; without system-counted ones. */
export function contentFields(strapi: Core.Strapi, uid: string): [name: string, field: Field][] {
  const readOnly = readOnlyOf(uid)
  const { attributes } = strapi.getModel(uid as UID.Schema)
  return Object.entries(attributes as unknown as Record<string, Field>).filter(
    ([name, { type, relation }]) =>
      !strapiColumns.has(name) &&
      !readOnly.includes(name) &&
      type !== 'password' &&
      !isMorph(relation),
  )
}

const isMorph = (relation: string | undefined) => relation?.startsWith('morph') ?? false

export const hasMany = ({ relation }: Field) => relation?.endsWith('ToMany') ?? false

/** The populate parameter to read a row for a snapshot. */
export function populateOf(strapi: Core.Strapi, uid: string): Record<string, object> {
  return Object.fromEntries(
    contentFields(strapi, uid).flatMap(([name, field]): [string, object][] => {
      switch (field.type) {
        case 'media':
          return [[name, { select: ['id'] }]]
        case 'relation':
          return [[name, { select: ['documentId', 'locale'] }]]
        case 'component':
          return [[name, { populate: populateOf(strapi, field.component ?? '') }]]
        case 'dynamiczone':
          return [[name, { on: populateOfParts(strapi, field) }]]
        default:
          return []
      }
    }),
  )
}

const populateOfParts = (strapi: Core.Strapi, { components = [] }: Field) =>
  Object.fromEntries(components.map((uid) => [uid, { populate: populateOf(strapi, uid) }]))
