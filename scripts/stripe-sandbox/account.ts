import { createClock } from './clock.ts'
import { newId } from './ids.ts'
import { createStore, type Event } from './store.ts'
import { apiVersion } from './types.ts'
import { createDeliveryQueue } from './webhooks/delivery-queue.ts'

interface Settings {
  /** Of the pages, without a slash at its end. */
  url: string
  secretKey: string
  webhookSecret: string
  /** Where events are sent. */
  webhookUrl: string
  stateFile?: string
}

/** What Stripe stores of an account, without the server: its records, its time, and the events that it sends. */
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
     * Emits an event of what has just happened; the content is that of now and stays.
     *
     * @param previous what the changed fields were before
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
     * Events name the call that caused them.
     *
     * @param work does not wait for anything
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
