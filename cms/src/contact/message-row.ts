export const messageUid = 'api::contact-message.contact-message'
export const messageTable = 'contact_messages'

/** spam: a program filled in what nobody sees; kept for a while, in case it was a browser that meant it well. */
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
  /** It came with a proof of work. */
  isProved: boolean
  userId: number | null
  createdAt: string
}

/** Keys of the letters about a message, by which they are withdrawn. */
export const lettersAbout = (documentId: string) => ({
  toHouse: `messageArrived:${documentId}`,
  toSender: `messageReceived:${documentId}`,
  answer: `messageAnswer:${documentId}`,
})
