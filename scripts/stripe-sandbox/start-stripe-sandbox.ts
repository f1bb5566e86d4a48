import { type Account, createAccount } from './account.ts'
import { createFaults } from './api/faults.ts'
import { createIdempotency } from './api/idempotency.ts'
import { createRequests } from './api/requests.ts'
import { passTime } from './books/passing-time.ts'
import { createSandboxServer } from './server.ts'

// Not reachable from other machines.
const host = '127.0.0.1'
const lookEveryMs = 1_000
// Stripe tries to deliver an event for as long as this.
const undeliveredSeconds = 3 * 24 * 3_600

/** Sends events that the last run could not deliver. */
function sendUndelivered({ store, webhooks, clock }: Account) {
  for (const event of store.events.values()) {
    const isYoung = event.created > clock.now() - undeliveredSeconds
    if (event.pending_webhooks > 0 && isYoung) webhooks.send(event)
  }
}

/** Sends undelivered events, then every second simulates the passing of time and saves changes. */
function startTimer(account: Account) {
  sendUndelivered(account)
  return setInterval(() => {
    passTime(account)
    account.store.save()
  }, lookEveryMs)
}

/**
 * Starts the local Stripe: its API, its pages, and the webhooks that it sends.
 *
 * @returns a function that stops it
 */
export async function startStripeSandbox(settings: {
  port: number
  secretKey: string
  webhookSecret: string
  webhookUrl: string
  stateFile?: string
  /** Only responds to calls: no simulation and no writes, because another sandbox may use the same file. */
  isReadOnly?: boolean
}): Promise<() => Promise<void>> {
  const { port, secretKey, webhookSecret, webhookUrl, stateFile } = settings
  const url = `http://localhost:${port}`
  const account = createAccount({ url, secretKey, webhookSecret, webhookUrl, stateFile })
  const faults = createFaults()
  const api = {
    account,
    faults,
    idempotency: createIdempotency(account.clock.now),
    requests: createRequests(),
  }
  const server = createSandboxServer(api)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const watch = settings.isReadOnly ? undefined : startTimer(account)
  return async () => {
    clearInterval(watch)
    faults.clear()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await account.webhooks.end()
    if (!settings.isReadOnly) account.store.save()
  }
}
