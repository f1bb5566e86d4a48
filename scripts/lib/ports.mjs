import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

// A server on one address does not always stop another from listening on a second one of the same port: all of them are
// tried, so that the browser cannot reach another program.
const addresses = ['127.0.0.1', '0.0.0.0', '::1', '::']
const tries = 50

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 refuses the address itself, which says nothing of the port.
    server.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** @param {number} port */
export async function isFree(port) {
  for (const address of addresses) if (!(await canListen(port, address))) return false
  return true
}

/**
 * The wanted port, or the next free one above it.
 *
 * @param {number} wanted
 * @param {number[]} [taken] ports already promised to other programs
 */
export async function freePort(wanted, taken = []) {
  for (let port = wanted; port < Math.min(wanted + tries, 65_536); port += 1) {
    if (!taken.includes(port) && (await isFree(port))) return port
  }
  throw new Failure(`No free port from ${wanted} to ${wanted + tries - 1}.`)
}

/** What this command has promised: two who ask at once, before either listens, do not get the same. @type {number[]} */
const promised = []

/**
 * A free port where nothing is expected, for tests and measurements. It lies below the range from
 * which the system takes ports for outgoing connections: one of those could take it before we do.
 *
 * @param {number[]} [taken]
 */
export async function anyPort(taken = []) {
  const port = await freePort(randomInt(20_000, 30_000), [...taken, ...promised])
  if (promised.includes(port)) return anyPort(taken)
  promised.push(port)
  return port
}
