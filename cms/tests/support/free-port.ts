import { createServer } from 'node:net'

const lowest = 10_000
const count = 10_000

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * A free port outside of the range that systems assign automatically, so that no other program gets it before its use;
 * below the ports of the product's own tests and measurements (scripts/lib/ports.mjs).
 */
export async function freePort(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * count)
  return (await isFree(port)) ? port : freePort()
}
