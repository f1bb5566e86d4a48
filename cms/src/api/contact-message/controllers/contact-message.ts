import type { Context } from 'koa'
import { keepMessage } from '../../../contact/keep-message'
import { readInput } from '../../../lib/read-input'
import { judgeSender } from '../../../spam/judge-sender'
import { findCaller } from '../../../users/caller'

export default {
  /** POST /contact/message `{ name, email, message, proof?, website? }` → 201 `{ received: true }`. */
  async send(ctx: Context) {
    const message = readInput(ctx, 'sendMessage')
    const sender = await judgeSender(ctx, message, 'message')
    const caller = await findCaller(strapi, ctx)
    await keepMessage(strapi, { message, sender, userId: caller?.user.id ?? null })
    ctx.status = 201
    ctx.body = { received: true }
  },
}
