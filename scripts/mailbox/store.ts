/** A stored e-mail. */
export interface Mail {
  id: string
  /** Recipients of the envelope. */
  to: string
  from: string
  subject: string
  text: string
  html: string
  messageId: string
  /** Every http(s) address in the e-mail, in order. */
  links: string[]
  /** ISO 8601. */
  receivedAt: string
  headers: { key: string; value: string }[]
}

const mostMails = 500

/** The last e-mails, in memory: they are lost when the program ends. */
export function createStore() {
  let mails: Mail[] = []
  let count = 0
  return {
    add(mail: Omit<Mail, 'id'>) {
      count += 1
      mails = [{ id: String(count), ...mail }, ...mails].slice(0, mostMails)
    },
    /** The newest first; with an address, only those to it. */
    list(to?: string | null) {
      if (!to) return mails
      const wanted = to.toLowerCase()
      return mails.filter((mail) => mail.to.toLowerCase().split(', ').includes(wanted))
    },
    find: (id: string) => mails.find((mail) => mail.id === id),
  }
}

export type Store = ReturnType<typeof createStore>
