import type { Event, Store } from '../store.ts'
import { type Signature, signed } from './sign.ts'

/** One try to deliver an event. */
export interface Delivery {
  event: string
  type: string
  /** From 1. */
  attempt: number
  signature: Signature
  url: string
  /** null: no answer at all. */
  status: number | null
  error: string | null
  /** ISO 8601. */
  at: string
}

// Stripe tries for days; here a lost answer should be seen to heal within seconds.
const pausesMs = [300, 600, 1_200, 2_400, 5_000, 10_000, 20_000, 30_000]
const patienceMs = 30_000
const mostDeliveries = 2_000

/** What becomes of an event that has just happened. */
type Mode = 'deliver' | 'hold' | 'discard'

/**
 * Delivers events to the product, one after the other in the order in which they happened. One that is not taken is
 * tried again later and does not delay the others, as with Stripe.
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
  const ending = new AbortController()
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
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(patienceMs)]),
      })
      delivery.status = answer.status
      await answer.body?.cancel()
    } catch (error) {
      delivery.error = error instanceof Error ? error.message : String(error)
    }
    const isTaken = delivery.status !== null && delivery.status >= 200 && delivery.status < 300
    if (isTaken && signature === 'good') event.pending_webhooks = 0
    deliveries = [...deliveries, delivery].slice(-mostDeliveries)
    store.changed()
    return { delivery, isTaken }
  }

  function tryLater(event: Event, attempt: number) {
    const pause = pausesMs[attempt - 1]
    if (pause === undefined || ending.signal.aborted) return
    const timer = setTimeout(() => {
      waiting.delete(timer)
      enqueue(event, attempt + 1)
    }, pause)
    waiting.add(timer)
  }

  async function work() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { isTaken } = await deliver(next.event, { attempt: next.attempt })
      if (!isTaken) tryLater(next.event, next.attempt)
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
    /** What is held stays held until it is released. */
    turn(wanted: Mode) {
      mode = wanted
      if (wanted === 'discard') held = []
    },
    /**
     * Sends what was held, in the given order or in that of its making, and what comes at once.
     *
     * @param order ids; those left out are dropped
     */
    release(order?: readonly string[]) {
      mode = 'deliver'
      const events = order ? order.flatMap((id) => held.filter((event) => event.id === id)) : held
      held = []
      for (const event of events) enqueue(event)
      return events.map(({ id }) => id)
    },
    /** Whether nothing is on its way or waits to be tried again. */
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
      ending.abort()
      this.forget()
      await running
    },
  }
}
