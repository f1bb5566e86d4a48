import type { Language } from '@krono/contract'
import type { Context } from 'koa'
import { captionsOf } from '../../../films/captions-of'
import { keepPlace, listPlaces, placeIn } from '../../../films/film-places'
import { findFilm } from '../../../films/find-film'
import { sendFilm } from '../../../films/send-film'
import { readInput } from '../../../lib/read-input'
import { type Caller, callerOf } from '../../../users/caller'

/** Nobody in an editor's preview. */
const viewerOf = ({ state }: Context): Caller['user'] | undefined => state.caller?.user

const filmOf = (ctx: Context, language?: Language) =>
  findFilm(strapi, String(ctx.params.id), viewerOf(ctx), language)

export default {
  /** GET /films/{id}/watch?language= → `{ transcript, hasCaptions, at }`; notFound, premiumRequired. */
  async watch(ctx: Context) {
    const { language } = readInput(ctx, 'watchFilm')
    const { documentId, captions, transcript } = await filmOf(ctx, language)
    const viewer = viewerOf(ctx)
    ctx.body = {
      transcript: transcript ?? '',
      hasCaptions: Boolean(captions?.trim()),
      at: viewer ? await placeIn(strapi, viewer.id, documentId) : 0,
    }
  },

  /** GET /films/{id}/stream → the film, or a part of it; notFound, premiumRequired. */
  async stream(ctx: Context) {
    readInput(ctx, 'filmStream')
    await sendFilm(ctx, (await filmOf(ctx)).film)
  },

  /** GET /films/{id}/captions?language= → WebVTT; notFound, premiumRequired. */
  async captions(ctx: Context) {
    const { language } = readInput(ctx, 'filmCaptions')
    const { captions, film } = await filmOf(ctx, language)
    ctx.set('Cache-Control', 'private, no-store')
    ctx.body = captionsOf(captions ?? '', film.seconds)
    ctx.type = 'text/vtt; charset=utf-8'
  },

  /** POST /films/{id}/progress `{ seconds }` → `{ seconds }`; notFound, premiumRequired, invalidField. */
  async keepPlace(ctx: Context) {
    const { seconds } = readInput(ctx, 'keepFilmPlace')
    const { user } = callerOf(ctx)
    const film = await findFilm(strapi, String(ctx.params.id), user)
    ctx.body = { seconds: await keepPlace(strapi, user.id, { ...film, at: seconds }) }
  },

  /** GET /film-progress/mine → `{ films }`, the last one first. */
  async places(ctx: Context) {
    readInput(ctx, 'filmPlaces')
    ctx.body = { films: await listPlaces(strapi, callerOf(ctx).user.id) }
  },
}
