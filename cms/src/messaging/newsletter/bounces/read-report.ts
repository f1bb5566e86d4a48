import { canonicalEmail } from '@krono/contract'
import PostalMime, { type Email } from 'postal-mime'
import type { MailNote } from './mail-note'

const statusType = 'message/delivery-status'
const feedbackType = 'message/feedback-report'

/**
 * Parses a returned message: a delivery status notification (RFC 3464) for each recipient, or a complaint (RFC 5965).
 * Empty for any other message.
 */
export async function readReport(message: Uint8Array): Promise<MailNote[]> {
  const email = await PostalMime.parse(message, { forceRfc822Attachments: true }).catch(
    () => undefined,
  )
  if (!email) return []
  const [statuses, complaints] = [partsOf(email, statusType), partsOf(email, feedbackType)]
  return [...statuses.flatMap(notesOfStatus), ...complaints.flatMap(notesOfFeedback)]
}

const partsOf = ({ attachments }: Email, type: string): string[] =>
  attachments
    .filter(({ mimeType }) => mimeType.toLowerCase() === type)
    .map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder('latin1').decode(content),
    )

type Fields = ReadonlyMap<string, string>

/** Field groups separated by empty lines; a line starting with a blank continues the previous one. */
function groupsOf(text: string): Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((group) => new Map(group.split('\n').flatMap(fieldOf)))
}

function fieldOf(line: string): [name: string, value: string][] {
  const [, name, value] = /^([\w-]{1,60}):\s*(.*)$/.exec(line) ?? []
  return name && value ? [[name.toLowerCase(), value.trim()]] : []
}

/** `rfc822; <agnes@people.example>` → the address in lower case. */
function addressIn(value: string | undefined): string | undefined {
  const [, address] = /^(?:[\w-]+\s*;)?\s*<?([^\s<>;]+@[^\s<>;]+?)>?$/.exec(value ?? '') ?? []
  return address && canonicalEmail(address)
}

/** 5.x.x is permanent, except for a full mailbox or rate limits, which are temporary. */
const temporary = /^5\.(2\.2|2\.1|3\.[12]|4\.\d+|7\.\d+)$/

function notesOfStatus(text: string): MailNote[] {
  return groupsOf(text).flatMap((fields): MailNote[] => {
    // The address we wrote to; a forwarding target belongs to another person.
    const email =
      addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'))
    const action = fields.get('action')?.toLowerCase()
    const [status = ''] = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
    if (!email || action !== 'failed') return []
    return [{ email, kind: status.startsWith('5') && !temporary.test(status) ? 'hard' : 'soft' }]
  })
}

function notesOfFeedback(text: string): MailNote[] {
  const all = groupsOf(text)
  const fieldNamed = (name: string) => all.map((fields) => fields.get(name)).find(Boolean)
  const email = addressIn(fieldNamed('original-rcpt-to'))
  const type = fieldNamed('feedback-type')?.toLowerCase()
  return email && (type === 'abuse' || type === 'fraud') ? [{ email, kind: 'complaint' }] : []
}
