import type { MailRow } from '../mail-row'
import { ofDocument, ofReceipt } from './document-mails'

/** E-mails about refunds, disputes and withdrawals. The link opens the document; the page shows its state. */
export const refundMails = {
  /** A full refund; what the purchase granted has ended. */
  refund: ofDocument,
  /** A partial refund; what the purchase granted stays. */
  refundPart: ofDocument,
  /** A partial or full refund after a withdrawal; what the purchase granted has ended. */
  withdrawalRefund: ofDocument,
  /** The refund failed; the money is with us again. */
  refundFailed: ofDocument,
  /** The payment is disputed; what it granted is suspended. */
  disputed: ofReceipt,
  /** The dispute was won; what it granted is active again. */
  disputeWon: ofReceipt,
  /** The dispute was lost; what it granted has ended. */
  disputeLost: ofDocument,
  disputeLostPart: ofDocument,
  /**
   * A buyer withdrew on that `date`, to the second: their statement and its effect. `until`: the last day of the
   * refund; the link leads to the contact form.
   */
  withdrawalReceived: {
    group: 'other',
    placeholders: [
      'name',
      'product',
      'number',
      'date',
      'statement',
      'consequence',
      'until',
      'link',
    ],
    needsLink: false,
    marks: ['product', 'number'],
    requires: 'statement',
  },
} as const satisfies Record<string, MailRow>
