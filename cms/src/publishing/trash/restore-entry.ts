import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { dataOf } from '../versions/data-of'
import { checkerOf } from '../versions/entry-rights'
import { lockEntry } from '../versions/lock-entry'
import { panelUserOf } from '../versions/panel-user'
import { versionUid, whereOf } from '../versions/version-row'
import { isVersioned, type VersionedUid } from '../versions/versioned-types'
import { linkAgain } from './link-again'
import { type TrashRow, trashSince, trashUid } from './trash-row'

export type RestoredEntry = { uid: string; documentId: string }

/**
 * Restores a deleted entry: every locale under its old document id, its pictures, and relations in both directions; as
 * a draft if its type has drafts. A second call finds nothing.
 */
export async function restoreEntry(
  strapi: Core.Strapi,
  { ability, id }: { ability: unknown; id: number },
): Promise<RestoredEntry> {
  return strapi.db.transaction(async () => {
    const row = await claim(strapi, id)
    const { entryUid: uid, entryId: documentId } = row
    if (!isVersioned(uid)) throw new errors.NotFoundError()
    if (!checkerOf(strapi, ability, uid).can.create()) throw new errors.ForbiddenError()
    await lockEntry(strapi, uid, documentId)
    for (const locale of row.entryLocales)
      await recreate(strapi, { uid, documentId, locale, system: row.system })
    await linkAgain(strapi, row)
    return { uid, documentId }
  })
}

/** Removes it from the trash in this transaction, so that no concurrent call restores or deletes it. */
async function claim({ db }: Core.Strapi, id: number): Promise<TrashRow> {
  const row: TrashRow | null = await db
    .query(trashUid)
    .findOne({ where: { id, deletedAt: { $gte: trashSince(now()) } } })
  const { count } = await db.query(trashUid).deleteMany({ where: { id } })
  if (!row || count === 0) throw new errors.NotFoundError()
  return row
}

type Wanted = {
  uid: VersionedUid
  documentId: string
  locale: string
  system: TrashRow['system']
}

async function recreate(strapi: Core.Strapi, { uid, documentId, locale, system }: Wanted) {
  const { db } = strapi
  const version: { snapshot: string } | null = await db.query(versionUid).findOne({
    select: ['snapshot'],
    where: whereOf({ uid, documentId, locale }),
    orderBy: { number: 'desc' },
  })
  if (!version) throw new errors.NotFoundError()
  const inLocale = locale ? { locale } : {}
  if ((await db.query(uid).count({ where: { documentId, ...inLocale } })) > 0)
    throw new errors.ValidationError(isThere[env.LANGUAGE])
  const by = panelUserOf(strapi)
  const data = {
    ...(await dataOf(strapi, uid, JSON.parse(version.snapshot))),
    createdBy: by,
    updatedBy: by,
  }
  const documents = strapi.documents(uid)
  if ((await db.query(uid).count({ where: { documentId } })) > 0)
    await documents.update({ documentId, ...inLocale, data: data as object })
  else
    await documents.create({
      ...inLocale,
      data: { ...data, ...idsOf(documentId, system) } as never,
    })
  if (!system) return
  // System-counted fields are ignored in a save.
  const { id: _, ...counted } = system
  await db.query(uid).update({ where: { documentId }, data: counted })
}

const idsOf = (documentId: string, system: TrashRow['system']) => ({
  documentId,
  ...(system && { id: system.id }),
})

const isThere = {
  hun: 'Ez a bejegyzés ezen a nyelven időközben újra elkészült. Előbb azt töröld.',
  eng: 'Meanwhile somebody wrote this entry in this language again. Delete that one first.',
  rus: 'Эту запись на этом языке уже создали заново. Сначала удали новую.',
} as const satisfies Record<Language, string>
