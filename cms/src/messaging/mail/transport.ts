import { createTransport } from 'nodemailer'
import { env } from '../../platform/lib/env'
import type { MailRow } from './mail-row'
import type { InlinePicture } from './own-drawing'
import type { RenderedMail } from './render/render-context'

const patienceMs = 10_000

const timeouts = {
  connectionTimeout: patienceMs,
  greetingTimeout: patienceMs,
  socketTimeout: patienceMs,
  dnsTimeout: patienceMs,
}

/** A template must not read files or fetch URLs. */
const sandbox = { disableFileAccess: true, disableUrlAccess: true }

const transport = env.SMTP_URL
  ? createTransport({ url: env.SMTP_URL, ...timeouts, ...sandbox })
  : undefined

/** Whether an SMTP server is configured. */
export const canSend = transport !== undefined

const senderDomain = env.MAIL_FROM.replace(/^.*@/u, '').replace(/>$/u, '')

/** The same for every attempt of an e-mail, so that mailboxes recognise duplicates. */
export const messageIdOf = (row: { documentId: string }) => `<${row.documentId}@${senderDomain}>`

type Envelope = RenderedMail & {
  from: { name: string; address: string }
  attachments?: InlinePicture[]
  to: string
  replyTo: string | null
  messageId: string
  written: MailRow['written']
  /** For e-mails that are not about an account: called by the mail program's unsubscribe button (RFC 8058). */
  oneClick: string | undefined
}

const listHeaders = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Auto-Submitted (RFC 3834): prevents automatic replies to automatic e-mails. */
const autoSubmitted = { 'in reply': 'auto-replied', 'by hand': 'no' } as const

/** Sends an e-mail by SMTP. Rejects if the server does not accept it, or does not respond within ten seconds. */
export async function sendBySmtp({ to, replyTo, written, oneClick, ...mail }: Envelope) {
  await transport?.sendMail({
    ...mail,
    // As an object: a string would be parsed as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: {
      'Auto-Submitted': written ? autoSubmitted[written] : 'auto-generated',
      ...(oneClick && listHeaders(oneClick)),
    },
  })
}
