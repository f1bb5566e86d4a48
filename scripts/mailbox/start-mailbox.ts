import { createPages } from './server.ts'
import { createSmtp } from './smtp.ts'
import { createStore } from './store.ts'
import { createSwitches } from './switches.ts'

// This machine only, whatever else it is connected to.
const host = '127.0.0.1'

/**
 * A mail server that keeps what it gets, and the pages to read it.
 *
 * @returns what ends it
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
    // Also for later: a sender that goes away in the middle of a letter must not end us.
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
