import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../../platform/lib/env'
import { fieldsBetween } from './compare'
import type { Changed, Conflict } from './conflict'
import { openedAt } from './opened-at'
import { namesOf } from './panel-user'
import type { Draft } from './read-drafts'
import { readableFields } from './readable-fields'
import { headOf } from './save-version'
import { shownIn } from './shown-in'
import type { Snapshot } from './snapshot'
import { versionAt } from './version-at'
import type { EntryKey } from './version-row'
import type { VersionedUid } from './versioned-types'

type Save = EntryKey & {
  uid: VersionedUid
  before: readonly Draft[]
  after: readonly Draft[]
}

/**
 * Refuses a save that would overwrite another user's save since its form was opened, and returns both sides. Checked
 * after writing and before the commit, so that forms, components and fields shared by all locales are compared in their
 * final state.
 */
export async function refuseLostChanges(strapi: Core.Strapi, { before, after, ...key }: Save) {
  const opened = openedAt(strapi, key.uid, key.documentId)
  const theirs = before.find(({ locale }) => locale === key.locale)
  const mine = after.find(({ locale }) => locale === key.locale)?.snapshot
  if (!opened || !theirs || !mine) return
  const written = fieldsBetween(theirs.snapshot, mine)
  const base = written.length > 0 ? await versionAt(strapi, key, opened) : undefined
  // The base version was deleted already: assume every written field changed.
  const changed = base ? fieldsBetween(base, theirs.snapshot) : written
  if (!written.some((field) => changed.includes(field))) return
  const conflict = await conflictOf(strapi, key, { base, theirs, mine, written })
  // The panel expects `errors` to be an array of field errors.
  throw new errors.ValidationError(sentences[env.LANGUAGE](conflict.by), { errors: [], conflict })
}

type Sides = {
  base: Snapshot | undefined
  theirs: Draft
  mine: Snapshot
  written: readonly string[]
}

async function conflictOf(
  strapi: Core.Strapi,
  key: EntryKey & { uid: VersionedUid },
  { base, theirs, mine, written }: Sides,
): Promise<Conflict> {
  const readable = readableFields(strapi, key.uid)
  const fields = written.filter((field) => readable.includes(field))
  const only = (side: Snapshot): Snapshot =>
    Object.fromEntries(fields.map((field) => [field, side[field] ?? null]))
  const changedBy = (field: string): Changed => {
    const isTheirs = !base || fieldsBetween(base, theirs.snapshot).includes(field)
    const isMine = !base || fieldsBetween(base, mine).includes(field)
    if (isTheirs && isMine) return 'both'
    return isTheirs ? 'theirs' : 'mine'
  }
  const { savedById = null } = (await headOf(strapi, key)) ?? {}
  const both = { theirs: only(theirs.snapshot), mine: only(mine) }
  return {
    ...both,
    changed: Object.fromEntries(fields.map((field) => [field, changedBy(field)])),
    by: (await namesOf(strapi, [savedById])).get(savedById ?? 0) ?? null,
    opened: new Date(theirs.row.updatedAt).toISOString(),
    shown: await shownIn(strapi, key.uid, [both.theirs, both.mine]),
  }
}

const sentences = {
  hun: (by) =>
    `Amíg írtál, ${by ?? 'valaki más'} is mentett itt. Amit írtál, megvan: nézd meg a kettőt egymás mellett, és válassz.`,
  eng: (by) =>
    `While you wrote, ${by ?? 'somebody else'} saved here too. What you wrote is not lost: look at both side by side, and choose.`,
  rus: (by) =>
    `Пока шла правка, здесь сохранили изменения (${by ?? 'кто-то ещё'}). Твой текст не потерян: посмотри оба варианта рядом и выбери.`,
} as const satisfies Record<Language, (by: string | null) => string>
