import type { Core } from '@strapi/strapi'
import { panelLanguage } from '../../platform/lib/panel-language'
import { refuseField } from '../../publishing/documents/refuse-field'
import { videoFileSchema } from './video-file'
import { videoUid } from './video-row'
import { readStoredVideo } from './video-store'

const writing = new Set(['create', 'update', 'clone'])

const message = {
  hun: 'Ez a film nincs meg. Töltsd fel újra.',
  eng: 'This film is not there. Please upload it again.',
} as const

type Params = { data?: Record<string, unknown> }

/** On every save of a video, checks that its file key names an uploaded file, and sets the facts read from that file. */
export function refuseForeignFiles(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as Params
    if (context.uid !== videoUid || !writing.has(context.action) || data?.film == null)
      return next()
    const named = videoFileSchema.safeParse(data.film).data
    const read = named && (await readStoredVideo(named.key))
    if (!named || !read) throw refuseField('film', message[panelLanguage])
    data.film = { key: named.key, name: named.name, ...read }
    data.seconds = read.seconds
    return next()
  })
}
