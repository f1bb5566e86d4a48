import { connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type State = 'open' | 'silent' | 'closed' | 'refusing' | 'slow'

/** Longer than a response of the cms may take. */
const slowMs = 5000

/**
 * A TCP proxy in front of a server, with which a test makes it unavailable: `open` forwards everything, `silent` accepts
 * connections without answering, `closed` ends all of them and refuses new ones, `refusing` only refuses new ones,
 * `slow` delivers each part of an answer after five seconds.
 */
export async function standBefore(target: { host: string; port: number }) {
  let state: State = 'open'
  let lost: string | undefined
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const isForwarding = () => state === 'open' || state === 'refusing' || state === 'slow'
  const server = createServer((incoming) => {
    track(incoming)
    if (state === 'closed' || state === 'refusing') return incoming.destroy()
    if (state === 'silent') return
    const outgoing = connectTo(target)
    track(outgoing)
    let isWatched = false
    let isLost = false
    incoming.on('data', (chunk) => {
      if (!isForwarding()) return
      if (lost && chunk.includes(lost)) {
        isWatched = true
        lost = undefined
      }
      isLost = isWatched && chunk.includes('COMMIT')
      outgoing.write(chunk)
    })
    // In their order, although a later part may arrive after the end of the slowness.
    let delivered = Promise.resolve()
    outgoing.on('data', (chunk) => {
      if (isLost) return incoming.destroy()
      const delay = state === 'slow' ? pause(slowMs, undefined, { ref: false }) : undefined
      delivered = Promise.all([delivered, delay]).then(() => {
        if (isForwarding()) incoming.write(chunk)
      })
    })
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => delivered.then(() => incoming.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    turn(to: State) {
      const from = state
      state = to
      // Ends pending connections when the server is back, and all connections when it is closed.
      if (to === 'closed' || (to === 'open' && from !== 'slow')) destroyAll()
    },
    /** Ends a connection instead of forwarding the answer to the COMMIT of the next transaction with this statement. */
    loseCommitOf(text: string) {
      lost = text
    },
    async end() {
      destroyAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
