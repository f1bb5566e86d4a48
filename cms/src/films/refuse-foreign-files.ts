import type { Core } from '@strapi/strapi'
import { refuseField } from '../documents/refuse-field'
import { panelLanguage } from '../lib/panel-language'
import { filmFileSchema } from './film-file'
import { filmUid } from './film-row'
import { fileOfFilm } from './film-store'
import { readFilm } from './read-film'

const writing = new Set(['create', 'update', 'clone'])

const message = {
  hun: 'Ez a film nincs meg. Töltsd fel újra.',
  eng: 'This film is not there. Please upload it again.',
} as const

type Params = { data?: Record<string, unknown> }

/** A film's field names a file that was uploaded, and says of it what its bytes say, whoever saves it. */
export function refuseForeignFiles(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as Params
    if (context.uid !== filmUid || !writing.has(context.action) || data?.film == null) return next()
    const named = filmFileSchema.safeParse(data.film).data
    const read = named && (await readFilm(fileOfFilm(named.key)).catch(() => undefined))
    if (!named || !read) throw refuseField('film', message[panelLanguage])
    data.film = { key: named.key, name: named.name, ...read }
    data.seconds = read.seconds
    return next()
  })
}
