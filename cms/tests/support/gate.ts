import { connect as connectTo, createServer, type Socket } from 'node:net'

/**
 * Stands before a server, so that a test can take it away: `open` lets everything through, `silent` takes what comes and
 * answers nothing, `closed` refuses.
 */
export async function standBefore(target: { host: string; port: number }) {
  let state: 'open' | 'silent' | 'closed' = 'open'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((incoming) => {
    keep(incoming)
    if (state === 'closed') return incoming.destroy()
    if (state === 'silent') return
    const outgoing = connectTo(target)
    keep(outgoing)
    incoming.on('data', (chunk) => state === 'open' && outgoing.write(chunk))
    outgoing.on('data', (chunk) => state === 'open' && incoming.write(chunk))
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const leave = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    turn(to: typeof state) {
      state = to
      // What hung is over when the server is there again; a server that is gone takes its connections along.
      if (to !== 'silent') leave()
    },
    async end() {
      leave()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
