import type { Context } from 'koa'
import { findCaller } from '../../../members/users/caller'
import { storeMessage } from '../../../messaging/contact/store-message'
import { readInput } from '../../../platform/lib/read-input'
import { evaluateSender } from '../../../platform/spam/evaluate-sender'

export default {
  /** POST /contact/message `{ name, email, message, proof?, website? }` → 201 `{ received: true }`. */
  async send(ctx: Context) {
    const message = readInput(ctx, 'sendMessage')
    const sender = await evaluateSender(ctx, message, 'message')
    const caller = await findCaller(strapi, ctx)
    await storeMessage(strapi, { message, sender, userId: caller?.user.id ?? null })
    ctx.status = 201
    ctx.body = { received: true }
  },
}
