/** A letter as the mailbox keeps it. */
export interface Mail {
  id: string
  /** The envelope's recipients. */
  to: string
  from: string
  subject: string
  text: string
  html: string
  messageId: string
  /** Every http(s) address in it, in order. */
  links: string[]
  /** ISO 8601. */
  receivedAt: string
  headers: { key: string; value: string }[]
}

const mostMails = 500

/** The last letters, in memory: they are gone when the program ends. */
export function createStore() {
  let mails: Mail[] = []
  let count = 0
  return {
    add(mail: Omit<Mail, 'id'>) {
      count += 1
      mails = [{ id: String(count), ...mail }, ...mails].slice(0, mostMails)
    },
    /** The newest first; only those to an address, if one is given. */
    list(to?: string | null) {
      if (!to) return mails
      const wanted = to.toLowerCase()
      return mails.filter((mail) => mail.to.toLowerCase().split(', ').includes(wanted))
    },
    find: (id: string) => mails.find((mail) => mail.id === id),
  }
}

export type Store = ReturnType<typeof createStore>
