import type { Context } from 'koa'
import { confirmSubscription } from '../../../messaging/newsletter/confirm'
import { leaveByToken } from '../../../messaging/newsletter/leave'
import { readPreferences, savePreferences } from '../../../messaging/newsletter/preferences'
import { signUp } from '../../../messaging/newsletter/sign-up'
import { endReminderByToken } from '../../../people/day-notes/reminder'
import { readInput } from '../../../platform/lib/read-input'
import { evaluateSender } from '../../../platform/spam/evaluate-sender'

export default {
  /** POST /newsletter/subscribe (spec §7) → 202 `{ email }` in every case; tooManyRequests. */
  async subscribe(ctx: Context) {
    const { email, ...fields } = readInput(ctx, 'subscribe')
    const sender = await evaluateSender(ctx, fields, 'newsletter')
    await signUp(strapi, { email, sender })
    ctx.status = 202
    ctx.body = { email }
  },

  /** POST /newsletter/confirm `{ token }` → `{ token }` for the preferences; newsletterLinkFailed. */
  async confirm(ctx: Context) {
    const { token } = readInput(ctx, 'confirmSubscription')
    ctx.body = { token: await confirmSubscription(strapi, token) }
  },

  /** GET /newsletter/preferences?token= → the settings of that address; newsletterLinkFailed. */
  async preferences(ctx: Context) {
    const { token } = readInput(ctx, 'newsletterPreferences')
    ctx.body = await readPreferences(strapi, token)
  },

  /** POST /newsletter/preferences → the changed settings; newsletterTopicNeeded, newsletterLinkFailed. */
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
