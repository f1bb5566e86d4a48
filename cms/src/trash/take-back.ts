import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { dataOf } from '../versions/data-of'
import { checkerOf } from '../versions/entry-rights'
import { lockEntry } from '../versions/lock-entry'
import { panelUserOf } from '../versions/panel-user'
import { versionUid, whereOf } from '../versions/version-row'
import { isVersioned, type VersionedUid } from '../versions/versioned-types'
import { linkAgain } from './link-again'
import { type TrashRow, trashSince, trashUid } from './trash-row'

export type TakenBack = { uid: string; documentId: string }

/**
 * Makes what was deleted anew: every language under the document that it was, its pictures, what it led to and what led to
 * it; as a draft where its type has drafts. Whoever comes second finds nothing.
 */
export async function takeBack(
  strapi: Core.Strapi,
  { ability, id }: { ability: unknown; id: number },
): Promise<TakenBack> {
  return strapi.db.transaction(async () => {
    const row = await claim(strapi, id)
    const { entryUid: uid, entryId: documentId } = row
    if (!isVersioned(uid)) throw new errors.NotFoundError()
    if (!checkerOf(strapi, ability, uid).can.create()) throw new errors.ForbiddenError()
    await lockEntry(strapi, uid, documentId)
    for (const locale of row.entryLocales)
      await makeAnew(strapi, { uid, documentId, locale, system: row.system })
    await linkAgain(strapi, row)
    return { uid, documentId }
  })
}

/** Out of the trash, in this transaction: nobody else takes it back at the same moment, nor is it emptied. */
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

async function makeAnew(strapi: Core.Strapi, { uid, documentId, locale, system }: Wanted) {
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
  // No form writes what the system counts.
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
