import type { MailRow } from '../mail-row'

/** An e-mail that leads to a receipt. */
export const ofReceipt = {
  group: 'other',
  placeholders: ['name', 'product', 'number', 'link'],
  needsLink: true,
  marks: ['product', 'number'],
} as const satisfies MailRow

/** The same with its amount. */
export const ofDocument = {
  ...ofReceipt,
  placeholders: ['name', 'product', 'amount', 'number', 'link'],
} as const satisfies MailRow
