/**
 * A letter as the mailbox keeps it.
 *
 * @typedef {object} Mail
 * @property {string} id
 * @property {string} to the envelope's recipients
 * @property {string} from
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {string} messageId
 * @property {string[]} links every http(s) address in it, in order
 * @property {string} receivedAt ISO 8601
 * @property {{ key: string, value: string }[]} headers
 * @property {{ name: string, type: string, bytes: number }[]} attachments
 */

const kept = 500

/** The last letters, in memory: they are gone when the program ends. */
export function createStore() {
  /** @type {Mail[]} */
  let mails = []
  /** @type {Set<() => void>} */
  const listeners = new Set()
  let count = 0
  const tell = () => {
    for (const hear of listeners) hear()
  }
  return {
    /** @param {Omit<Mail, 'id'>} mail */
    add(mail) {
      count += 1
      mails = [{ id: String(count), ...mail }, ...mails].slice(0, kept)
      tell()
    },
    /** The newest first; only those to an address, if one is given. @param {string | null} [to] */
    list(to) {
      if (!to) return mails
      const wanted = to.toLowerCase()
      return mails.filter((mail) => mail.to.toLowerCase().split(', ').includes(wanted))
    },
    /** @param {string} id */
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = []
      tell()
    },
    /** @param {() => void} hear @returns {() => void} that ends it */
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

/** @typedef {ReturnType<typeof createStore>} Store */
