export const messageUid = 'api::contact-message.contact-message'
export const messageTable = 'contact_messages'

/**
 * spam: a hidden form field was filled in, probably by a program; stored for a while, in case it was a browser's
 * autofill.
 */
export type MessageState = 'new' | 'seen' | 'answered' | 'spam'

export type MessageRow = {
  id: number
  documentId: string
  name: string
  email: string
  message: string
  state: MessageState
  answer: string | null
  answeredAt: string | null
  answeredBy: string | null
  /** It was sent with a valid proof of work. */
  isProved: boolean
  userId: number | null
  createdAt: string
}

/** Keys of the e-mails about a message, by which they are withdrawn. */
export const mailKeysOf = (documentId: string) => ({
  toHouse: `messageArrived:${documentId}`,
  toSender: `messageReceived:${documentId}`,
  answer: `messageAnswer:${documentId}`,
})
