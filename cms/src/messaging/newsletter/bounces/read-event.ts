import { canonicalEmail, type MailEvent } from '@krono/contract'
import type { MailNote } from './mail-note'

const kinds: Readonly<Record<string, MailNote['kind']>> = {
  HardBounce: 'hard',
  BadEmailAddress: 'hard',
  SoftBounce: 'soft',
  Transient: 'soft',
  DnsError: 'soft',
  Undeliverable: 'soft',
  SpamComplaint: 'complaint',
}

/** Parses a provider's event; empty if it names no address. */
export function readEvent({ RecordType, Type, Email, Recipient }: MailEvent): MailNote[] {
  const email = canonicalEmail(Email ?? Recipient ?? '')
  if (!email.includes('@')) return []
  if (RecordType === 'Delivery') return [{ email, kind: 'delivered' }]
  if (RecordType === 'SpamComplaint') return [{ email, kind: 'complaint' }]
  const kind = RecordType === 'Bounce' ? kinds[Type ?? ''] : undefined
  return kind ? [{ email, kind }] : []
}
