import type { MailEvent } from '@krono/contract'
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

/** What a provider's event says; nothing of one that says nothing of an address. */
export function readEvent({ RecordType, Type, Email, Recipient }: MailEvent): MailNote[] {
  const email = (Email ?? Recipient)?.trim().toLowerCase()
  if (!email?.includes('@')) return []
  if (RecordType === 'Delivery') return [{ email, kind: 'delivered' }]
  if (RecordType === 'SpamComplaint') return [{ email, kind: 'complaint' }]
  const kind = RecordType === 'Bounce' ? kinds[Type ?? ''] : undefined
  return kind ? [{ email, kind }] : []
}
