import { createServer } from 'node:net'

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

const lowest = 10_000
const count = 10_000

/** Whether nobody listens on a port now. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Likewise, of those that no system gives out by itself: nobody else takes it before it is used. */
export async function portForLater(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * count)
  return (await isFree(port)) ? port : portForLater()
}
