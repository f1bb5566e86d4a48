import type { Event, Store } from '../store.ts'
import { type Signature, signed } from './sign.ts'

/** One attempt to deliver an event. */
export interface Delivery {
  event: string
  type: string
  /** Counted from 1. */
  attempt: number
  signature: Signature
  url: string
  /** null: no response. */
  status: number | null
  error: string | null
  /** ISO 8601. */
  at: string
}

// Stripe retries for days; here a recovery should be visible within seconds.
const pausesMs = [300, 600, 1_200, 2_400, 5_000, 10_000, 20_000, 30_000]
const patienceMs = 30_000
const mostDeliveries = 2_000

/** What happens to a new event. */
type Mode = 'deliver' | 'hold' | 'discard'

/**
 * Delivers events to the product one after the other, in the order in which they happened. An event that is not received
 * is retried later and does not delay the others, as in Stripe.
 */
export function createDeliveryQueue({
  secret,
  url,
  store,
}: {
  secret: string
  url: string
  store: Store
}) {
  let mode: Mode = 'deliver'
  let held: Event[] = []
  let deliveries: Delivery[] = []
  const waiting = new Set<NodeJS.Timeout>()
  const queue: { event: Event; attempt: number }[] = []
  const abort = new AbortController()
  let running = Promise.resolve()
  let isRunning = false

  async function deliver(
    event: Event,
    { attempt = 1, signature = 'good' }: { attempt?: number; signature?: Signature } = {},
  ) {
    const body = JSON.stringify(event, null, 2)
    const delivery: Delivery = {
      event: event.id,
      type: event.type,
      attempt,
      signature,
      url,
      status: null,
      error: null,
      at: new Date().toISOString(),
    }
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          ...signed(secret, body, signature),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([abort.signal, AbortSignal.timeout(patienceMs)]),
      })
      delivery.status = answer.status
      await answer.body?.cancel()
    } catch (error) {
      delivery.error = error instanceof Error ? error.message : String(error)
    }
    const isReceived = delivery.status !== null && delivery.status >= 200 && delivery.status < 300
    if (isReceived && signature === 'good') event.pending_webhooks = 0
    deliveries = [...deliveries, delivery].slice(-mostDeliveries)
    store.changed()
    return { delivery, isReceived }
  }

  function scheduleRetry(event: Event, attempt: number) {
    const pause = pausesMs[attempt - 1]
    if (pause === undefined || abort.signal.aborted) return
    const timer = setTimeout(() => {
      waiting.delete(timer)
      enqueue(event, attempt + 1)
    }, pause)
    waiting.add(timer)
  }

  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { isReceived } = await deliver(next.event, { attempt: next.attempt })
      if (!isReceived) scheduleRetry(next.event, next.attempt)
    }
    isRunning = false
  }

  function enqueue(event: Event, attempt: number = 1) {
    queue.push({ event, attempt })
    if (isRunning) return
    isRunning = true
    running = work()
  }

  return {
    send(event: Event) {
      if (mode === 'hold') held.push(event)
      if (mode === 'deliver') enqueue(event)
    },
    deliver,
    mode: () => mode,
    held: () => [...held],
    /** Held events stay held until they are released. */
    turn(wanted: Mode) {
      mode = wanted
      if (wanted === 'discard') held = []
    },
    /**
     * Sends the held events, in the given order or in that of their creation; new events are sent immediately.
     *
     * @param order ids; events that are left out are dropped
     */
    release(order?: readonly string[]) {
      mode = 'deliver'
      const events = order ? order.flatMap((id) => held.filter((event) => event.id === id)) : held
      held = []
      for (const event of events) enqueue(event)
      return events.map(({ id }) => id)
    },
    /** Whether no event is in delivery or waits for a retry. */
    isIdle: () => !isRunning && waiting.size === 0,
    deliveries: () => deliveries,
    forget() {
      deliveries = []
      held = []
      queue.length = 0
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
    async end() {
      abort.abort()
      this.forget()
      await running
    },
  }
}
