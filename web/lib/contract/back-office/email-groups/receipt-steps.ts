/**
 * What keeps an e-mail to a group from a user, in the order of the check: each user is counted once. `unsubscribed`
 * includes complaints about spam.
 */
export const receiptSteps = [
  'blocked',
  'unconfirmed',
  'bounced',
  'unsubscribed',
  'withoutConsent',
  'receivers',
] as const

export type ReceiptStep = (typeof receiptSteps)[number]
