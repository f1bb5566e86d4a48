import { createPages } from './server.ts'
import { createSmtp } from './smtp.ts'
import { createStore } from './store.ts'
import { createSwitches } from './switches.ts'

// Not reachable from other machines.
const host = '127.0.0.1'

/**
 * Starts a mail server that stores the e-mails it receives, and the pages to read them.
 *
 * @returns a function that stops both
 */
export async function startMailbox({
  smtpPort,
  port,
}: {
  smtpPort: number
  port: number
}): Promise<() => Promise<void>> {
  const store = createStore()
  const switches = createSwitches()
  const smtp = createSmtp({ store, switches })
  const pages = createPages({ store, switches })
  await new Promise((resolve, reject) => {
    // Stays registered: a sender that disconnects in the middle of an e-mail must not end this program.
    smtp.on('error', reject)
    smtp.listen(smtpPort, host, () => resolve(undefined))
  })
  await new Promise((resolve, reject) => {
    pages.once('error', reject)
    pages.listen(port, host, () => resolve(undefined))
  })
  return async () => {
    pages.closeAllConnections()
    await new Promise((resolve) => pages.close(resolve))
    switches.letAllGo()
    await new Promise((resolve) => smtp.close(() => resolve(undefined)))
  }
}
