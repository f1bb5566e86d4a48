import { connect as connectTo, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy in front of a server, with which a test makes it unavailable: `open` forwards everything, `silent` accepts
 * connections without answering, `closed` refuses them.
 */
export async function standBefore(target: { host: string; port: number }) {
  let state: 'open' | 'silent' | 'closed' = 'open'
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((incoming) => {
    track(incoming)
    if (state === 'closed') return incoming.destroy()
    if (state === 'silent') return
    const outgoing = connectTo(target)
    track(outgoing)
    incoming.on('data', (chunk) => state === 'open' && outgoing.write(chunk))
    outgoing.on('data', (chunk) => state === 'open' && incoming.write(chunk))
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    turn(to: typeof state) {
      state = to
      // Ends pending connections when the server is back, and all connections when it is closed.
      if (to !== 'silent') destroyAll()
    },
    async end() {
      destroyAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
