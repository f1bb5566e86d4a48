import type { Core, UID } from '@strapi/strapi'
import { readOnlyOf } from '../lib/content-types'
import { timeFields } from '../lib/time-fields'

/** Of an attribute in a schema, what a snapshot goes by. */
export type Field = {
  type: string
  /** Of media. */
  multiple?: boolean
  /** Of a component. */
  repeatable?: boolean
  component?: string
  /** Of a dynamic zone. */
  components?: readonly string[]
  relation?: string
  target?: string
}

/** What Strapi writes into every row. */
const strapis: ReadonlySet<string> = new Set([
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
  // An old version that is brought back brings back no old time.
  ...timeFields,
])

/** The fields of a type, or of a component, that people fill in; what the system counts is not among them. */
export function contentFields(strapi: Core.Strapi, uid: string): [name: string, field: Field][] {
  const readOnly = readOnlyOf(uid)
  const { attributes } = strapi.getModel(uid as UID.Schema)
  return Object.entries(attributes as unknown as Record<string, Field>).filter(
    ([name, { type, relation }]) =>
      !strapis.has(name) && !readOnly.includes(name) && type !== 'password' && !isMorph(relation),
  )
}

const isMorph = (relation: string | undefined) => relation?.startsWith('morph') ?? false

export const hasMany = ({ relation }: Field) => relation?.endsWith('ToMany') ?? false

/** What has to be read along with a row for a snapshot of it. */
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
