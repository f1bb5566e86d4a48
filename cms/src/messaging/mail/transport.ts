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

type Watched = { onWhole?: () => void }

// The content is read only after the server's 354: its end tells whether the server may have accepted the e-mail.
transport?.use('stream', ({ data, message }, done) => {
  const { onWhole } = data as Watched
  message.processFunc((content) => (onWhole ? content.once('end', onWhole) : content))
  done()
})

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

/**
 * Sends an e-mail by SMTP. Rejects if the server does not accept it, or does not respond within ten seconds; whether it
 * may have accepted it nevertheless: `isAnswerLost`.
 */
export async function sendBySmtp({ to, replyTo, written, oneClick, ...mail }: Envelope) {
  let isWhole = false
  const onWhole = () => {
    isWhole = true
  }
  const message: Watched & Parameters<NonNullable<typeof transport>['sendMail']>[0] = {
    ...mail,
    onWhole,
    // As an object: a string would be parsed as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: {
      'Auto-Submitted': written ? autoSubmitted[written] : 'auto-generated',
      ...(oneClick && listHeaders(oneClick)),
    },
  }
  try {
    await transport?.sendMail(message)
  } catch (error) {
    if (isWhole && responseCodeOf(error) === undefined) lost.add(Object(error))
    throw error
  }
}

type Plain = { to: string; subject: string; text: string; messageId: string }

/** Sends a plain text from MAIL_FROM. Rejects if the server does not accept it. */
export async function sendPlain({ to, ...mail }: Plain) {
  await transport?.sendMail({
    ...mail,
    from: env.MAIL_FROM,
    to: { name: '', address: to },
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

const lost = new WeakSet<object>()

/** Whether the whole e-mail was handed over and the server's answer did not arrive. */
export const isAnswerLost = (error: unknown): boolean => lost.has(Object(error))

/** The code of the server's refusal; undefined for any other error. */
export function responseCodeOf(error: unknown): number | undefined {
  const { responseCode } = Object(error) as { responseCode?: unknown }
  return typeof responseCode === 'number' ? responseCode : undefined
}
