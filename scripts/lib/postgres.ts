import { connect } from 'node:net'

const timeoutMs = 2000

/**
 * Whether a PostgreSQL for tests answers here: where `TEST_DATABASE_URL` says, else at its usual port.
 */
export function hasPostgres(): Promise<boolean> {
  const { hostname, port } = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://127.0.0.1:5432')
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: timeoutMs })
    const say = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => say(true))
    socket.on('error', () => say(false))
    socket.on('timeout', () => say(false))
  })
}
