import { createTransport } from 'nodemailer'
import { env } from '../lib/env'
import type { MailRow } from './mails'
import type { RenderedMail } from './render/letter'

const patienceMs = 10_000

const timeouts = {
  connectionTimeout: patienceMs,
  greetingTimeout: patienceMs,
  socketTimeout: patienceMs,
  dnsTimeout: patienceMs,
}

/** A template may not make us read files or fetch addresses. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

const transport = env.SMTP_URL
  ? createTransport({ url: env.SMTP_URL, ...timeouts, ...closed })
  : undefined

/** Whether there is a server to give letters to. */
export const canSend = transport !== undefined

const senderDomain = env.MAIL_FROM.replace(/^.*@/u, '').replace(/>$/u, '')

/** The same for every try of one letter: mailboxes recognise a second copy. */
export const messageIdOf = (row: { documentId: string }) => `<${row.documentId}@${senderDomain}>`

type Envelope = RenderedMail & {
  to: string
  replyTo: string | null
  messageId: string
  written: MailRow['written']
  /** Of what is not about one's own account: what a mail program calls when its button is pressed (RFC 8058). */
  oneClick: string | undefined
}

const listHeaders = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** What other mail programs are told (RFC 3834): they answer a letter of a program with none of their own. */
const autoSubmitted = { 'in reply': 'auto-replied', 'by hand': 'no' } as const

/** Gives a letter to the server. Rejects when the server does not take it, after ten silent seconds at most. */
export async function sendBySmtp({ to, replyTo, written, oneClick, ...mail }: Envelope) {
  await transport?.sendMail({
    ...mail,
    from: env.MAIL_FROM,
    // As an object: a text would be read as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: {
      'Auto-Submitted': written ? autoSubmitted[written] : 'auto-generated',
      ...(oneClick && listHeaders(oneClick)),
    },
  })
}
