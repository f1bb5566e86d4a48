import { type Account, createAccount } from './account.ts'
import { createFaults } from './api/faults.ts'
import { createIdempotency } from './api/idempotency.ts'
import { createRequests } from './api/requests.ts'
import { passTime } from './books/passing-time.ts'
import { createSandboxServer } from './server.ts'

// This machine only, whatever else it is connected to.
const host = '127.0.0.1'
const lookEveryMs = 1_000
// As long as Stripe tries to deliver an event.
const undeliveredSeconds = 3 * 24 * 3_600

/** What the last run could not deliver. */
function deliverTheRest({ store, webhooks, clock }: Account) {
  for (const event of store.events.values()) {
    const isYoung = event.created > clock.now() - undeliveredSeconds
    if (event.pending_webhooks > 0 && isYoung) webhooks.send(event)
  }
}

/** Delivers, lets time pass, and keeps what has changed. */
function goOn(account: Account) {
  deliverTheRest(account)
  return setInterval(() => {
    passTime(account)
    account.store.save()
  }, lookEveryMs)
}

/**
 * Stripe for this machine: its API, its pages, and the webhooks that it sends.
 *
 * @returns what ends it
 */
export async function startStripeSandbox(settings: {
  port: number
  secretKey: string
  webhookSecret: string
  webhookUrl: string
  stateFile?: string
  /** It answers and does nothing else: another one may be at work on the same file. */
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
  const watch = settings.isReadOnly ? undefined : goOn(account)
  return async () => {
    clearInterval(watch)
    faults.clear()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await account.webhooks.end()
    if (!settings.isReadOnly) account.store.save()
  }
}
