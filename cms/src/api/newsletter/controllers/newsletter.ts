import type { Context } from 'koa'
import { endReminderByToken } from '../../../felt-days/reminder'
import { AppError } from '../../../lib/app-error'
import { readInput } from '../../../lib/read-input'
import { isHuman, newStamp } from '../../../mail-stops/tokens'
import { askToJoin } from '../../../newsletter/ask-to-join'
import { confirmSubscription } from '../../../newsletter/confirm'
import { leaveByToken } from '../../../newsletter/leave'
import { readPreferences, savePreferences } from '../../../newsletter/preferences'

export default {
  /** GET /newsletter/stamp → `{ stamp }`, for a form that somebody begins to fill in. */
  async stamp(ctx: Context) {
    readInput(ctx, 'newsletterStamp')
    ctx.body = { stamp: newStamp() }
  },

  /** POST /newsletter/subscribe (spec §7) → 202 `{ email }`, whatever is known of it; newsletterPressAgain. */
  async subscribe(ctx: Context) {
    const { email, website, stamp } = readInput(ctx, 'subscribe')
    ctx.status = 202
    ctx.body = { email }
    // Nobody sees that field: a program filled it in, and hears what everybody hears.
    if (website) return
    if (!isHuman(stamp ?? '')) throw new AppError('newsletterPressAgain')
    await askToJoin(strapi, { email, source: 'form' })
  },

  /** POST /newsletter/confirm `{ token }` → `{ token }`, of the preferences; newsletterLinkFailed. */
  async confirm(ctx: Context) {
    const { token } = readInput(ctx, 'confirmSubscription')
    ctx.body = { token: await confirmSubscription(strapi, token) }
  },

  /** GET /newsletter/preferences?token= → what that address gets; newsletterLinkFailed. */
  async preferences(ctx: Context) {
    const { token } = readInput(ctx, 'newsletterPreferences')
    ctx.body = await readPreferences(strapi, token)
  },

  /** POST /newsletter/preferences → the same, changed; newsletterTopicNeeded, newsletterLinkFailed. */
  async savePreferences(ctx: Context) {
    ctx.body = await savePreferences(strapi, readInput(ctx, 'saveNewsletterPreferences'))
  },

  /** POST /newsletter/unsubscribe `{ token }` (spec §7) → `{ hasLeft: true }`; unsubscribeFailed. */
  async unsubscribe(ctx: Context) {
    const { token } = readInput(ctx, 'unsubscribe')
    if (!(await endReminderByToken(strapi, token))) await leaveByToken(strapi, token)
    ctx.body = { hasLeft: true }
  },
}
