import type { Language } from '@krono/contract'
import type { Context } from 'koa'
import { mayWatchInLesson } from '../../../learning/access/may-watch'
import { captionsOf } from '../../../library/videos/captions-of'
import { findVideo } from '../../../library/videos/find-video'
import { sendVideo } from '../../../library/videos/send-video'
import { listPositions, positionIn, savePosition } from '../../../library/videos/video-positions'
import { type Caller, callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

/** Undefined for a visitor, and in an editor's preview. */
const viewerOf = ({ state }: Context): Caller['user'] | undefined => state.caller?.user

const videoOf = (ctx: Context, language?: Language) =>
  findVideo(strapi, String(ctx.params.id), {
    viewer: viewerOf(ctx),
    language,
    mayLearn: (video, viewer) => mayWatchInLesson(strapi, video, viewer),
  })

export default {
  /** GET /films/{id}/watch?language= → `{ transcript, hasCaptions, at }`; notFound, premiumRequired. */
  async watch(ctx: Context) {
    const { language } = readInput(ctx, 'watchVideo')
    const { documentId, captions, transcript } = await videoOf(ctx, language)
    const viewer = viewerOf(ctx)
    ctx.body = {
      transcript: transcript ?? '',
      hasCaptions: Boolean(captions?.trim()),
      at: viewer ? await positionIn(strapi, viewer.id, documentId) : 0,
    }
  },

  /** GET /films/{id}/stream → the video, or a part of it; notFound, premiumRequired. */
  async stream(ctx: Context) {
    readInput(ctx, 'videoStream')
    await sendVideo(ctx, (await videoOf(ctx)).film)
  },

  /** GET /films/{id}/captions?language= → WebVTT; notFound, premiumRequired. */
  async captions(ctx: Context) {
    const { language } = readInput(ctx, 'videoCaptions')
    const { captions, film } = await videoOf(ctx, language)
    ctx.set('Cache-Control', 'private, no-store')
    ctx.body = captionsOf(captions ?? '', film.seconds)
    ctx.type = 'text/vtt; charset=utf-8'
  },

  /** POST /films/{id}/progress `{ seconds }` → `{ seconds }`; notFound, premiumRequired, invalidField. */
  async savePosition(ctx: Context) {
    const { seconds } = readInput(ctx, 'saveVideoPosition')
    const { user } = callerOf(ctx)
    const film = await videoOf(ctx)
    ctx.body = { seconds: await savePosition(strapi, user.id, { ...film, at: seconds }) }
  },

  /** GET /film-progress/mine → `{ videos }`, latest first. */
  async positions(ctx: Context) {
    readInput(ctx, 'videoPositions')
    ctx.body = { videos: await listPositions(strapi, callerOf(ctx).user.id) }
  },
}
