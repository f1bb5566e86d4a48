import type { Context } from 'koa'
import { AppError } from '../../../lib/app-error'
import { env } from '../../../lib/env'
import { readInput } from '../../../lib/read-input'
import { isSameSecret } from '../../../lib/secrets'
import { noteMail } from '../../../newsletter/bounces/note-mail'
import { readEvent } from '../../../newsletter/bounces/read-event'
import { readReport } from '../../../newsletter/bounces/read-report'

export default {
  /** POST /mail/events → `{ noted }`; invalidSignature. */
  async note(ctx: Context) {
    const { secret, event, message } = readInput(ctx, 'mailEvents')
    if (!isSameSecret(secret, env.MAIL_EVENTS_SECRET)) throw new AppError('invalidSignature')
    const notes = [
      ...(event ? readEvent(event) : []),
      ...(message ? await readReport(Buffer.from(message, 'latin1')) : []),
    ]
    for (const note of notes) await noteMail(strapi, note)
    ctx.body = { noted: notes.length }
  },
}
