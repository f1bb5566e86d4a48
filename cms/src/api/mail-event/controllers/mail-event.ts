import type { Context } from 'koa'
import { noteMail } from '../../../messaging/newsletter/bounces/note-mail'
import { readEvent } from '../../../messaging/newsletter/bounces/read-event'
import { readReport } from '../../../messaging/newsletter/bounces/read-report'
import { AppError } from '../../../platform/lib/app-error'
import { env } from '../../../platform/lib/env'
import { readInput } from '../../../platform/lib/read-input'
import { isSameSecret } from '../../../platform/lib/secrets'

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
