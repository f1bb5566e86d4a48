import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import { isTimed } from '../../platform/lib/timed-types'
import type { Payload } from '../../platform/tasks/task-row'
import { timesOfDraft } from './draft-times'

/** Which of an entry's times has come. */
export type Turn = 'publish' | 'unpublish'

const columns = { publish: 'publish_at', unpublish: 'unpublish_at' } as const

type Due = { uid: ContentTypeUid; documentId: string; locale: string | null; turn: Turn }

function dueOf(strapi: Core.Strapi, { uid, documentId, locale, turn }: Payload): Due | undefined {
  const type = String(uid)
  if (!isTimed(strapi, type)) return undefined
  return {
    uid: type,
    documentId: String(documentId),
    locale: locale == null ? null : String(locale),
    turn: turn === 'publish' ? 'publish' : 'unpublish',
  }
}

/**
 * Clears the time field of a draft, if it is still due. A draft to be both published and unpublished while no cms ran
 * is only unpublished.
 */
const clearTime = async (
  { db }: Core.Strapi,
  { uid, documentId, locale, turn }: Due,
): Promise<number> =>
  db.transaction(async ({ trx }) => {
    const at = now()
    const due = trx(db.metadata.get(uid).tableName)
      .where({ document_id: documentId, locale })
      .whereNull('published_at')
      .where(columns[turn], '<=', at)
    if (turn === 'unpublish') due.whereRaw('(publish_at IS NULL OR publish_at > ?)', [at])
    return due.update({ [columns[turn]]: null })
  })

async function isOver(strapi: Core.Strapi, { uid, documentId, locale }: Due) {
  const place = { documentId, locale: locale ?? undefined }
  const { unpublishAt } = await timesOfDraft(strapi, uid, place)
  return unpublishAt !== null && unpublishAt <= now()
}

/**
 * Publishes a draft, or unpublishes the entry, at its set time. The field is cleared in the same transaction and only
 * once: a second process, or one that runs after an editor moved the time, does nothing.
 */
export async function turnEntry(strapi: Core.Strapi, payload: Payload) {
  const due = dueOf(strapi, payload)
  if (!due) return
  const { uid, documentId, locale, turn } = due
  await strapi.db.transaction(async () => {
    if ((await clearTime(strapi, due)) === 0) return
    if (turn === 'publish' && (await isOver(strapi, due))) return
    const place = { documentId, ...(locale && { locale }) }
    if (turn === 'publish') await strapi.documents(uid).publish(place)
    else await strapi.documents(uid).unpublish(place)
  })
}

/** Clears the time of a draft that cannot be published, to stop retries; the incident reports it. */
export async function giveUpTurn(strapi: Core.Strapi, payload: Payload) {
  const due = dueOf(strapi, payload)
  if (due) await clearTime(strapi, due)
}
