import { createHmac } from 'node:crypto'

/** How a delivery is signed: as Stripe does, or in one of the ways that must be refused. */
export const signatures = /** @type {const} */ (['good', 'forged', 'stale', 'missing'])

/** @typedef {typeof signatures[number]} Signature */

// Stripe's client refuses what is older than five minutes.
const staleSeconds = 3_600

/** @param {string} secret @param {number} time @param {string} body */
const hashOf = (secret, time, body) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

/**
 * The header of Stripe's scheme: t=…,v1=HMAC-SHA256(secret, t.body).
 *
 * @param {string} secret
 * @param {string} body
 * @param {Signature} [how]
 * @returns {Record<string, string>}
 */
export function signed(secret, body, how = 'good') {
  if (how === 'missing') return {}
  // The machine's own clock: a signature is checked against that of the receiver.
  const now = Math.floor(Date.now() / 1000)
  const time = how === 'stale' ? now - staleSeconds : now
  const hash = hashOf(how === 'forged' ? `${secret}-forged` : secret, time, body)
  return { 'Stripe-Signature': `t=${time},v1=${hash}` }
}
