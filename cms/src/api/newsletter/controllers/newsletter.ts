import type { Context } from 'koa'
import { endReminderByToken } from '../../../felt-days/reminder'
import { readInput } from '../../../lib/read-input'
import { confirmSubscription } from '../../../newsletter/confirm'
import { leaveByToken } from '../../../newsletter/leave'
import { readPreferences, savePreferences } from '../../../newsletter/preferences'
import { signUp } from '../../../newsletter/sign-up'
import { judgeSender } from '../../../spam/judge-sender'

export default {
  /** POST /newsletter/subscribe (spec §7) → 202 `{ email }`, whatever is known of it; tooManyRequests. */
  async subscribe(ctx: Context) {
    const { email, ...fields } = readInput(ctx, 'subscribe')
    const sender = await judgeSender(ctx, fields, 'newsletter')
    await signUp(strapi, { email, sender })
    ctx.status = 202
    ctx.body = { email }
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
