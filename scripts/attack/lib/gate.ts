import { connect, createServer, type Socket } from 'node:net'

export interface Gate {
  port: number
  /** From now on no answer passes, and no connection is closed. */
  pause: () => void
  goOn: () => void
  /** Cuts every connection and takes no more. */
  close: () => void
  open: () => Promise<void>
}

/** Stands before a server, to take it away from one program alone. */
export async function startGate(host: string, port: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let isPaused = false
  const server = createServer((near) => {
    const far = connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (isPaused) one.pause()
    }
  })
  const listen = (wanted: number) =>
    new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  return {
    port: own,
    pause() {
      isPaused = true
      for (const socket of sockets) socket.pause()
    },
    goOn() {
      isPaused = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    open: () => listen(own),
  }
}
