import type { Core } from '@strapi/strapi'
import { contentFields, hasMany } from '../versions/content-fields'
import { panelUserOf } from '../versions/panel-user'
import { rowsIn } from '../versions/snapshot'
import { isVersioned } from '../versions/versioned-types'
import type { Link, TrashRow } from './trash-row'

/** Restores references to a restored entry, unless their source was deleted or refers to another entry now. */
export async function linkAgain(strapi: Core.Strapi, { entryId, links }: TrashRow) {
  for (const link of links ?? []) await linkOne(strapi, entryId, link)
}

async function linkOne(strapi: Core.Strapi, to: string, link: Link) {
  const { uid, documentId, locale, field } = link
  if (!isVersioned(uid)) return
  const [, attribute] = contentFields(strapi, uid).find(([name]) => name === field) ?? []
  const inLocale = locale ? { locale } : {}
  const holder: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, ...inLocale }, populate: { [field]: { select: ['id'] } } })
  if (!attribute || !holder) return
  if (!hasMany(attribute) && rowsIn(holder[field]).length > 0) return
  const target = { documentId: to, ...(link.to && { locale: link.to }) }
  const data = { [field]: { connect: [target] }, updatedBy: panelUserOf(strapi) }
  await strapi.documents(uid).update({ documentId, ...inLocale, data: data as object })
}
