import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { fieldsBetween } from './compare'
import { readDrafts } from './read-drafts'
import { readableFields } from './readable-fields'
import { type Shown, shownIn } from './shown-in'
import type { Snapshot } from './snapshot'
import { type EntryKey, type VersionRow, versionUid, whereOf } from './version-row'
import type { VersionedUid } from './versioned-types'

export type VersionKey = EntryKey & { uid: VersionedUid; number: number }

/** Two states of an entry: the differing fields, with both values. */
export type Difference = { fields: readonly string[]; before: Snapshot; after: Snapshot }

export type ShownVersion = {
  /** The changes of its save; undefined for the oldest stored version. */
  change?: Difference
  /** The changes to the current entry if it is restored. */
  back: Difference
  shown: Shown
}

export const findVersion = (
  { db }: Core.Strapi,
  { number, ...key }: VersionKey,
): Promise<Pick<VersionRow, 'snapshot'> | null> =>
  db.query(versionUid).findOne({ select: ['snapshot'], where: { ...whereOf(key), number } })

/** A version compared with the previous one and with the current entry; throws errors.NotFoundError. */
export async function showVersion(strapi: Core.Strapi, key: VersionKey): Promise<ShownVersion> {
  const { uid, documentId, locale, number } = key
  const version = await findVersion(strapi, key)
  const drafts = await readDrafts(strapi, uid, documentId)
  const present = drafts.find((draft) => draft.locale === locale)
  if (!version || !present) throw new errors.NotFoundError()
  const then: Snapshot = JSON.parse(version.snapshot)
  const previous = await findVersion(strapi, { ...key, number: number - 1 })
  const earlier: Snapshot | undefined = previous ? JSON.parse(previous.snapshot) : undefined
  const readable = readableFields(strapi, uid)
  const difference = (before: Snapshot, after: Snapshot): Difference => {
    // Fields that the version does not have are not restored.
    const fields = fieldsBetween(before, { ...before, ...after }).filter((field) =>
      readable.includes(field),
    )
    const only = (side: Snapshot) =>
      Object.fromEntries(fields.map((field) => [field, side[field] ?? null]))
    return { fields, before: only(before), after: only(after) }
  }
  const change = earlier && difference(earlier, then)
  const back = difference(present.snapshot, then)
  const sides = [change?.before, change?.after, back.before, back.after]
  return {
    ...(change && { change }),
    back,
    shown: await shownIn(
      strapi,
      uid,
      sides.filter((side) => side !== undefined),
    ),
  }
}
