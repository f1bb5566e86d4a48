import type { MailRow } from '../mail-row'

/** E-mails about contact messages. */
export const contactMails = {
  /** To the operator. No link to the panel: the cms does not know its address. */
  messageArrived: {
    group: 'other',
    placeholders: ['name', 'email', 'message'],
    needsLink: false,
    marks: ['email'],
    requires: 'message',
  },
  /** Confirms arrival to the sender; the link leads to the contact form. */
  messageReceived: {
    group: 'other',
    placeholders: ['name', 'link'],
    needsLink: false,
    written: 'in reply',
    isFor: 'person',
  },
  /** To the sender: `answer`, above the `message` that they wrote on that `date`. */
  messageAnswer: {
    group: 'other',
    placeholders: ['name', 'answer', 'message', 'date', 'link'],
    needsLink: true,
    requires: 'answer',
    written: 'by hand',
  },
} as const satisfies Record<string, MailRow>
