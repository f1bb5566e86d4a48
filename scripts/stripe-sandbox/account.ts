import { createClock } from './clock.ts'
import { newId } from './ids.ts'
import { createStore, type Event } from './store.ts'
import { apiVersion } from './types.ts'
import { createDeliveryQueue } from './webhooks/delivery-queue.ts'

interface Settings {
  /** Origin of the pages, without a trailing slash. */
  url: string
  secretKey: string
  webhookSecret: string
  /** Address that receives the webhooks. */
  webhookUrl: string
  stateFile?: string
}

/** The state of a Stripe account without the server: its records, its clock, and the events that it sends. */
export function createAccount(settings: Settings) {
  const store = createStore(settings.stateFile)
  const clock = createClock()
  const webhooks = createDeliveryQueue({
    secret: settings.webhookSecret,
    url: settings.webhookUrl,
    store,
  })
  let cause: Event['request'] = null
  return {
    settings,
    store,
    clock,
    webhooks,
    /**
     * Emits an event with a copy of the object, which later changes do not affect.
     *
     * @param previous values of the changed fields before the change
     */
    emit(type: string, object: object, previous?: object) {
      const data = structuredClone({
        object,
        ...(previous ? { previous_attributes: previous } : {}),
      })
      const event: Event = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: clock.now(),
        data,
        livemode: false,
        pending_webhooks: 1,
        request: cause,
        type,
      }
      store.events.set(event.id, event)
      store.changed()
      webhooks.send(event)
    },
    /**
     * Runs a call, so that its events name its request.
     *
     * @param work must be synchronous
     */
    during<T>(request: { id: string; idempotency_key: string | null }, work: () => T): T {
      cause = request
      try {
        return work()
      } finally {
        cause = null
        store.changed()
      }
    },
  }
}

export type Account = ReturnType<typeof createAccount>
