import { connect } from 'node:net'

const timeoutMs = 2000

/**
 * Whether a PostgreSQL for tests accepts connections: at `TEST_DATABASE_URL`, or at the default port.
 */
export function hasPostgres(): Promise<boolean> {
  const { hostname, port } = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://127.0.0.1:5432')
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: timeoutMs })
    const finish = (isReachable: boolean) => {
      socket.destroy()
      resolve(isReachable)
    }
    socket.on('connect', () => finish(true))
    socket.on('error', () => finish(false))
    socket.on('timeout', () => finish(false))
  })
}
