import type { Core, UID } from '@strapi/strapi'
import { contentFields, type Field, hasMany } from './content-fields'
import { type Reference, rowsIn, type Snapshot } from './snapshot'

/**
 * Converts a snapshot into document data. Omits deleted pictures and entries, and fields that the type no longer has;
 * fields added later stay unchanged.
 */
export async function dataOf(strapi: Core.Strapi, uid: string, snapshot: Snapshot) {
  const data: Record<string, unknown> = {}
  for (const [name, field] of contentFields(strapi, uid))
    if (name in snapshot) data[name] = await valueToWrite(strapi, field, snapshot[name])
  return data
}

async function valueToWrite(strapi: Core.Strapi, field: Field, value: unknown): Promise<unknown> {
  switch (field.type) {
    case 'media': {
      const files = await filesThere(strapi, [value].flat())
      return field.multiple ? files : (files[0] ?? null)
    }
    case 'relation': {
      const entries = await entriesThere(strapi, field, rowsIn(value) as Reference[])
      return hasMany(field) ? entries : (entries[0] ?? null)
    }
    case 'component': {
      const parts = await partsOf(strapi, rowsIn(value), () => field.component ?? '')
      return field.repeatable ? parts : (parts[0] ?? null)
    }
    case 'dynamiczone':
      return partsOf(strapi, rowsIn(value), (part) => String(part.__component))
    default:
      return value
  }
}

async function partsOf(
  strapi: Core.Strapi,
  parts: readonly Snapshot[],
  uidOf: (part: Snapshot) => string,
) {
  const known = parts.filter((part) => strapi.components[uidOf(part) as UID.Component])
  const written: object[] = []
  for (const part of known) {
    const { __component } = part
    const data = await dataOf(strapi, uidOf(part), part)
    written.push({ ...(__component !== undefined && { __component }), ...data })
  }
  return written
}

async function filesThere({ db }: Core.Strapi, ids: readonly unknown[]): Promise<number[]> {
  const wanted = ids.filter((id) => typeof id === 'number')
  if (wanted.length === 0) return []
  const found: { id: number }[] = await db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], where: { id: { $in: wanted } } })
  return wanted.filter((id) => found.some((file) => file.id === id))
}

async function entriesThere(
  { db }: Core.Strapi,
  { target }: Field,
  wanted: readonly Reference[],
): Promise<Partial<Reference>[]> {
  const there: Partial<Reference>[] = []
  for (const { documentId, locale } of wanted) {
    const where = { documentId, ...(locale && { locale }) }
    if ((await db.query(target as UID.ContentType).count({ where })) > 0)
      there.push({ documentId, ...(locale && { locale }) })
  }
  return there
}
