import { setTimeout } from 'node:timers/promises'
import { outsideRequest } from '@/server/request-state'
import { type Counted, createCounts } from './counts'

const pauseMs = 5000
const mostRows = 2000

const stopping = new AbortController()

process.once('SIGTERM', () => stopping.abort())
process.once('SIGINT', () => stopping.abort())

type Report<Row> = {
  keyOf: (row: Row) => string
  /** Most rows in one call. */
  most: number
  send: (rows: Row[]) => Promise<unknown>
}

/** Sums that the cms gets every few seconds in one call, so that no visitor waits for it. */
export function createReporter<Row extends Counted>({ keyOf, most, send }: Report<Row>) {
  const counts = createCounts(mostRows, keyOf)
  let sending: Promise<void> | undefined

  async function sendAll() {
    while (!counts.isEmpty()) {
      const rows = counts.take(most)
      try {
        await send(rows)
      } catch {
        for (const row of rows) counts.add(row)
        return
      }
    }
  }

  return {
    add: counts.add,
    /**
     * Sends the counts of the next seconds to the cms, or at once when the server stops. Counts that the cms does not
     * accept are sent again later; if its response is lost, they are counted twice, which is rare.
     */
    sendSoon(): Promise<void> {
      sending ??= outsideRequest(() =>
        setTimeout(pauseMs, undefined, { signal: stopping.signal, ref: false })
          .catch(() => 'stopping')
          .then(sendAll)
          .finally(() => {
            sending = undefined
          }),
      )
      return sending
    },
  }
}
