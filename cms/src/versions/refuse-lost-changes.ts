import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../lib/env'
import { fieldsBetween } from './compare'
import type { Conflict } from './conflict'
import { headOf } from './keep-version'
import { openedAt } from './opened-at'
import { namesOf } from './panel-user'
import type { Draft } from './read-drafts'
import { readableFields } from './readable-fields'
import { shownIn } from './shown-in'
import type { Snapshot } from './snapshot'
import { versionAt } from './version-at'
import type { VersionedUid } from './versioned-types'

type Save = {
  uid: VersionedUid
  documentId: string
  before: readonly Draft[]
  after: readonly Draft[]
}

/**
 * Refuses a save that would undo what somebody else saved since its form was opened, and tells both sides of it.
 * Judged when everything is written and before it is committed: so forms, parts of pages and fields that all languages
 * share are compared as they would be.
 */
export async function refuseLostChanges(strapi: Core.Strapi, save: Save) {
  const { uid, documentId, before, after } = save
  const opened = openedAt(strapi, uid, documentId)
  if (!opened) return
  for (const theirs of before) {
    const mine = after.find(({ locale }) => locale === theirs.locale)
    const written = mine ? fieldsBetween(theirs.snapshot, mine.snapshot) : []
    if (!mine || written.length === 0) continue
    const key = { uid, documentId, locale: theirs.locale }
    const base = await versionAt(strapi, key, opened)
    const isLost = (field: string) =>
      !base || fieldsBetween(base, theirs.snapshot).includes(field)
    if (!written.some(isLost)) continue
    const readable = readableFields(strapi, uid)
    const fields = written.filter((field) => readable.includes(field))
    const head = await headOf(strapi, key)
    const by = (await namesOf(strapi, [head?.savedById ?? null])).get(head?.savedById ?? 0) ?? null
    const sides = {
      base: base ? only(base, fields) : null,
      theirs: only(theirs.snapshot, fields),
      mine: only(mine.snapshot, fields),
    }
    const conflict: Conflict = {
      ...sides,
      fields,
      by,
      opened: new Date(theirs.row.updatedAt).toISOString(),
      shown: await shownIn(strapi, uid, [sides.theirs, sides.mine]),
    }
    // The panel takes `errors` for faults of single fields, and looks for them.
    throw new errors.ValidationError(sentences[env.LANGUAGE](by), { errors: [], conflict })
  }
}

const only = (snapshot: Snapshot, fields: readonly string[]): Snapshot =>
  Object.fromEntries(fields.map((field) => [field, snapshot[field] ?? null]))

const sentences = {
  hun: (by) =>
    `Amíg írtál, ${by ?? 'valaki más'} is mentett itt. Amit írtál, megvan: nézd meg a kettőt egymás mellett, és válassz.`,
  eng: (by) =>
    `While you wrote, ${by ?? 'somebody else'} saved here too. What you wrote is not lost: look at both side by side, and choose.`,
  rus: (by) =>
    `Пока шла правка, здесь сохранили изменения (${by ?? 'кто-то ещё'}). Твой текст не потерян: посмотри оба варианта рядом и выбери.`,
} as const satisfies Record<Language, (by: string | null) => string>
