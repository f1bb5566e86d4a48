import { createFaults } from './api/faults.mjs'
import { createIdempotency } from './api/idempotency.mjs'
import { createRequests } from './api/requests.mjs'
import { passTime } from './books/passing-time.mjs'
import { createDoors } from './server.mjs'
import { createWorld } from './world.mjs'

// This machine only, whatever else it is connected to.
const host = '127.0.0.1'
const lookEveryMs = 1_000
// As long as Stripe tries to deliver an event.
const undeliveredSeconds = 3 * 24 * 3_600

/** What the last run could not deliver. @param {import('./world.mjs').World} world */
function deliverTheRest({ store, post, clock }) {
  for (const event of store.events.values()) {
    const isYoung = event.created > clock.now() - undeliveredSeconds
    if (event.pending_webhooks > 0 && isYoung) post.send(event)
  }
}

/**
 * Stripe for this machine: its API, its pages, and the webhooks that it sends.
 *
 * @param {{ port: number, secretKey: string, webhookSecret: string, webhookUrl: string, stateFile?: string, language?: string, product?: string }} settings
 * @returns {Promise<() => Promise<void>>} that ends it
 */
export async function startStripeSandbox(settings) {
  const { port, secretKey, webhookSecret, webhookUrl, stateFile } = settings
  const url = `http://localhost:${port}`
  const world = createWorld({ url, secretKey, webhookSecret, webhookUrl, stateFile })
  const faults = createFaults()
  const api = { world, faults, idempotency: createIdempotency(), requests: createRequests() }
  const { language = 'hun', product = 'KRONO' } = settings
  const doors = createDoors(api, { language, product })
  await new Promise((resolve, reject) => {
    doors.once('error', reject)
    doors.listen(port, host, () => resolve(undefined))
  })
  deliverTheRest(world)
  const watch = setInterval(() => {
    passTime(world)
    world.store.save()
  }, lookEveryMs)
  return async () => {
    clearInterval(watch)
    faults.clear()
    doors.closeAllConnections()
    await new Promise((resolve) => doors.close(resolve))
    await world.post.end()
    world.store.save()
  }
}
