import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { checkerOf } from '../versions/entry-rights'
import { namesOf } from '../versions/panel-user'
import { versionedUids } from '../versions/versioned-types'
import { type TrashRow, trashDays, trashSince, trashUid } from './trash-row'

/** An entry in the trash, for a list. Instants are texts. */
export type ListedTrash = {
  id: number
  title: string
  /** The type's name, a key of the panel's texts. */
  type: string
  locales: readonly string[]
  deletedAt: string
  /** Until when it can be restored. */
  until: string
  by: string | null
  isBySystem: boolean
}

export type TrashPage = { entries: readonly ListedTrash[]; page: number; pages: number }

const pageSize = 20

/** Deleted entries of types that the user may read, newest first. */
export async function listTrash(
  strapi: Core.Strapi,
  { ability, page }: { ability: unknown; page: number },
): Promise<TrashPage> {
  const readable = versionedUids.filter((uid) => checkerOf(strapi, ability, uid).can.read())
  const where = { entryUid: { $in: readable }, deletedAt: { $gte: trashSince(now()) } }
  const rows = strapi.db.query(trashUid)
  const count = await rows.count({ where })
  const found: TrashRow[] = await rows.findMany({
    where,
    orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  const names = await namesOf(
    strapi,
    found.map(({ deletedById }) => deletedById),
  )
  const entries = found.map((row) => ({
    id: row.id,
    title: row.title ?? '',
    type: strapi.contentType(row.entryUid as (typeof versionedUids)[number]).info.displayName,
    locales: row.entryLocales,
    deletedAt: row.deletedAt,
    until: new Date(new Date(row.deletedAt).getTime() + trashDays * 86_400_000).toISOString(),
    by: names.get(row.deletedById ?? 0) ?? null,
    isBySystem: row.deletedById === null,
  }))
  return { entries, page, pages: Math.max(1, Math.ceil(count / pageSize)) }
}
