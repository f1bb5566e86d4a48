import type { Context } from 'koa'
import { openDownload } from '../../../analyses/download-links'
import { sampleDocument } from '../../../analyses/sample-document'
import { hideAnalysis, shareAnalysis } from '../../../analyses/share-analysis'
import { showAnalysis } from '../../../analyses/show-analysis'
import { env } from '../../../lib/env'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'
import { hasFreshPassword, withoutToken } from '../../../users/fresh-password'

const ownOf = (ctx: Context) => ({ userId: callerOf(ctx).user.id, id: String(ctx.params.id) })

export default {
  /** GET /analysis/sample?kind=&language= → `{ document }`: of made-up people. */
  async sample(ctx: Context) {
    const { kind, language = env.LANGUAGE } = readInput(ctx, 'sampleAnalysis')
    ctx.body = { document: await sampleDocument(strapi, kind, language) }
  },

  /** GET /analysis/{id}?language= → `{ analysis }`; another's is not found. */
  async show(ctx: Context) {
    const { language } = readInput(ctx, 'analysis')
    const { share, ...analysis } = await showAnalysis(strapi, { ...ownOf(ctx), language })
    const isHidden = share && !hasFreshPassword(callerOf(ctx).session)
    ctx.body = { analysis: { ...analysis, share: isHidden ? withoutToken(share) : share } }
  },

  /** POST /analysis/{id}/share `{ showsDates?, chapters? }` → `{ share }`; notFound, analysisNotSaved. */
  async share(ctx: Context) {
    const wish = readInput(ctx, 'shareAnalysis')
    ctx.body = { share: await shareAnalysis(strapi, { ...ownOf(ctx), wish }) }
  },

  /** DELETE /analysis/{id}/share → `{ id }`. */
  async hide(ctx: Context) {
    readInput(ctx, 'hideAnalysis')
    const { userId, id } = ownOf(ctx)
    ctx.body = await hideAnalysis(strapi, userId, id)
  },

  /** GET /analysis/download/{token} → what web draws as PDF; downloadNotFound (404), downloadExpired (410). */
  async download(ctx: Context) {
    readInput(ctx, 'download')
    ctx.body = await openDownload(strapi, String(ctx.params.token))
  },
}
