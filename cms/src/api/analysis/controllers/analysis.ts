import type { Context } from 'koa'
import { giveFeedback } from '../../../analysis/analyses/feedback/give-feedback'
import { sampleDocument } from '../../../analysis/analyses/sample-document'
import { saveReading } from '../../../analysis/analyses/save-reading'
import { hideAnalysis, shareAnalysis } from '../../../analysis/analyses/share-analysis'
import { openDownload, openOwn } from '../../../commerce/entitlements/open-analysis'
import { nextAnalysis } from '../../../commerce/next-analysis/next-analysis'
import { listShelf } from '../../../commerce/payments/fulfilment/list-shelf'
import { callerOf, findCaller } from '../../../members/users/caller'
import { withoutToken } from '../../../members/users/fresh-password'
import { env } from '../../../platform/lib/env'
import { readInput } from '../../../platform/lib/read-input'

const ownOf = (ctx: Context) => ({ userId: callerOf(ctx).user.id, id: String(ctx.params.id) })

export default {
  /** GET /analysis/sample?kind=&language= → `{ document }` of invented people. */
  async sample(ctx: Context) {
    const { kind, language = env.LANGUAGE } = readInput(ctx, 'sampleAnalysis')
    ctx.body = { document: await sampleDocument(strapi, kind, language) }
  },

  /** GET /analysis/mine → `{ analyses }`, latest read or received first. */
  async shelf(ctx: Context) {
    readInput(ctx, 'shelf')
    ctx.body = { analyses: await listShelf(strapi, callerOf(ctx).user.id) }
  },

  /** POST /analysis/{id}/reading `{ read?, at?, bookmarks? }` → `{ reading }`; notFound, invalidField. */
  async saveReading(ctx: Context) {
    const update = readInput(ctx, 'saveReading')
    ctx.body = { reading: await saveReading(strapi, { ...ownOf(ctx), update }) }
  },

  /** POST /analysis/{id}/feedback `{ chapter, value, edition? }` → `{ feedback }`; notFound, invalidField. */
  async giveFeedback(ctx: Context) {
    const given = readInput(ctx, 'giveFeedback')
    ctx.body = { feedback: await giveFeedback(strapi, { ...ownOf(ctx), given }) }
  },

  /**
   * GET /analysis/{id}?language=&edition= → `{ analysis }`, or `{ withheld }` with the reason; 404 for another user's.
   */
  async show(ctx: Context) {
    const { language, edition } = readInput(ctx, 'analysis')
    const found = await openOwn(strapi, { ...ownOf(ctx), language, edition })
    if ('withheld' in found) {
      ctx.body = found
      return
    }
    const { share, ...analysis } = found.analysis
    const isHidden = share && !callerOf(ctx).hasFreshPassword
    ctx.body = { analysis: { ...analysis, share: isHidden ? withoutToken(share) : share } }
  },

  /** GET /analysis/{id}/next → `{ next }`, the analysis offered after it, or null; notFound. */
  async next(ctx: Context) {
    readInput(ctx, 'nextAnalysis')
    const { user } = callerOf(ctx)
    ctx.body = { next: await nextAnalysis(strapi, user, String(ctx.params.id)) }
  },

  /** POST /analysis/{id}/share `{ showsDates?, chapters? }` → `{ share }`; notFound, invalidField, analysisNotSaved. */
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

  /**
   * GET /analysis/download/{token} → data for web's PDF, or `{ withheld }`; downloadNotFound (404), downloadExpired
   * (410).
   */
  async download(ctx: Context) {
    readInput(ctx, 'download')
    const reader = await findCaller(strapi, ctx)
    ctx.body = await openDownload(strapi, String(ctx.params.token), reader?.user.id)
  },
}
