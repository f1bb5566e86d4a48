import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

// A server on one address does not always keep another from listening on the same port of a second address. So all of
// them are tried; otherwise the browser could reach another program.
const addresses = ['127.0.0.1', '0.0.0.0', '::1', '::']
const tries = 50

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 refuses the address itself, which does not mean that the port is taken.
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
 * @param {number[]} [taken] ports reserved for other programs
 */
export async function freePort(wanted, taken = []) {
  for (let port = wanted; port < Math.min(wanted + tries, 65_536); port += 1) {
    if (!taken.includes(port) && (await isFree(port))) return port
  }
  throw new Failure(`No free port from ${wanted} to ${wanted + tries - 1}.`)
}

/** Ports reserved by this command, so that two calls at once, before either listens, get different ones. @type {number[]} */
const reserved = []

/**
 * A random free port, for tests and measurements. It is below the range of ports that the system uses for outgoing
 * connections: one of those could take it before we do.
 *
 * @param {number[]} [taken]
 */
export async function anyPort(taken = []) {
  const port = await freePort(randomInt(20_000, 30_000), [...taken, ...reserved])
  if (reserved.includes(port)) return anyPort(taken)
  reserved.push(port)
  return port
}
