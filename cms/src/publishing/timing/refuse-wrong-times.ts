import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import type { ContentTypeUid } from '../../platform/lib/content-types'
import { momentText } from '../../platform/lib/local-form'
import { panelLanguage } from '../../platform/lib/panel-language'
import { isTimed } from '../../platform/lib/timed-types'
import { refuseField } from '../documents/refuse-field'
import { momentOf, type Times, timesOfDraft } from './draft-times'
import { timingWords } from './words'

const saving = new Set(['create', 'update'])

type Params = {
  documentId?: string
  locale?: string | string[]
  data?: Record<string, unknown>
  status?: string
}

/**
 * Refuses, with a reason: an end before the beginning, publishing by hand before the set time, and a change without the
 * publish right to an entry that has a set time. A copy starts without times.
 */
export function refuseWrongTimes(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (!isTimed(strapi, uid)) return next()
    const params = context.params as Params
    if (action === 'clone') params.data = { ...params.data, publishAt: null, unpublishAt: null }
    if (action === 'publish')
      for (const one of await timesOfLocales(strapi, uid, params)) mayPublish(one)
    if (saving.has(action)) {
      const before = await timesBefore(strapi, uid, params)
      if (action === 'update') mayChange(strapi, uid, before)
      const after = timesAfter(before, params.data)
      if (isBackwards(after)) throw refuseField('unpublishAt', words.endsBeforeStart)
      if (params.status === 'published') mayPublish(after)
    }
    return next()
  })
}

const words = timingWords[panelLanguage]

const textOf = (moment: Date) => momentText(moment)

const isBackwards = ({ publishAt, unpublishAt }: Times) =>
  publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt

function mayPublish({ publishAt, unpublishAt }: Times) {
  const at = now()
  if (publishAt && publishAt > at)
    throw refuseField('publishAt', words.scheduledMessage(textOf(publishAt)))
  if (unpublishAt && unpublishAt <= at) throw refuseField('unpublishAt', words.unpublishTimePast)
}

/** The schedule would publish an author's change without approval. */
function mayChange(strapi: Core.Strapi, uid: ContentTypeUid, { publishAt }: Times) {
  const ability: { can(action: string, subject: string): boolean } | undefined =
    strapi.requestContext.get()?.state.userAbility
  if (!publishAt || !ability || ability.can(publishing, uid)) return
  throw refuseField('publishAt', words.scheduledNoRight(textOf(publishAt)))
}

const publishing = 'plugin::content-manager.explorer.publish'

const timesBefore = (strapi: Core.Strapi, uid: ContentTypeUid, { documentId, locale }: Params) =>
  documentId
    ? timesOfDraft(strapi, uid, { documentId, locale: [locale].flat()[0] })
    : Promise.resolve<Times>({ publishAt: null, unpublishAt: null })

function timesAfter(before: Times, data: Record<string, unknown> = {}): Times {
  const { publishAt = before.publishAt, unpublishAt = before.unpublishAt } = data
  return { publishAt: momentOf(publishAt), unpublishAt: momentOf(unpublishAt) }
}

/** The times of every published locale. */
async function timesOfLocales(strapi: Core.Strapi, uid: ContentTypeUid, params: Params) {
  const { documentId, locale } = params
  if (!documentId) return []
  const wanted = [locale].flat().filter((one) => one !== undefined && one !== '*')
  const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
    select: ['publishAt', 'unpublishAt'],
    where: {
      documentId,
      publishedAt: { $null: true },
      ...(wanted.length > 0 && { locale: { $in: wanted } }),
    },
  })
  return rows.map((row) => timesAfter({ publishAt: null, unpublishAt: null }, row))
}
