import type { Context } from 'koa'
import { keepReading } from '../../../analyses/keep-reading'
import { sampleDocument } from '../../../analyses/sample-document'
import { hideAnalysis, shareAnalysis } from '../../../analyses/share-analysis'
import { openDownload, openOwn } from '../../../entitlements/open-analysis'
import { env } from '../../../lib/env'
import { readInput } from '../../../lib/read-input'
import { listShelf } from '../../../payments/list-shelf'
import { callerOf, findCaller } from '../../../users/caller'
import { hasFreshPassword, withoutToken } from '../../../users/fresh-password'

const ownOf = (ctx: Context) => ({ userId: callerOf(ctx).user.id, id: String(ctx.params.id) })

export default {
  /** GET /analysis/sample?kind=&language= → `{ document }`: of made-up people. */
  async sample(ctx: Context) {
    const { kind, language = env.LANGUAGE } = readInput(ctx, 'sampleAnalysis')
    ctx.body = { document: await sampleDocument(strapi, kind, language) }
  },

  /** GET /analysis/mine → `{ analyses }`, what was read or came last first. */
  async shelf(ctx: Context) {
    readInput(ctx, 'shelf')
    ctx.body = { analyses: await listShelf(strapi, callerOf(ctx).user.id) }
  },

  /** POST /analysis/{id}/reading `{ read?, at?, bookmarks? }` → `{ reading }`; notFound, invalidField. */
  async keepReading(ctx: Context) {
    const said = readInput(ctx, 'keepReading')
    ctx.body = { reading: await keepReading(strapi, { ...ownOf(ctx), said }) }
  },

  /** GET /analysis/{id}?language=&edition= → `{ analysis }`, or `{ withheld }` and why; another's is not found. */
  async show(ctx: Context) {
    const { language, edition } = readInput(ctx, 'analysis')
    const found = await openOwn(strapi, { ...ownOf(ctx), language, edition })
    if ('withheld' in found) {
      ctx.body = found
      return
    }
    const { share, ...analysis } = found.analysis
    const isHidden = share && !hasFreshPassword(callerOf(ctx).session)
    ctx.body = { analysis: { ...analysis, share: isHidden ? withoutToken(share) : share } }
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

  /** GET /analysis/download/{token} → what web draws as PDF, or `{ withheld }`; downloadNotFound (404), downloadExpired (410). */
  async download(ctx: Context) {
    readInput(ctx, 'download')
    const reader = await findCaller(strapi, ctx)
    ctx.body = await openDownload(strapi, String(ctx.params.token), reader?.user.id)
  },
}
