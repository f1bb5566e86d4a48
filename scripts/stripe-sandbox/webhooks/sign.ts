import { createHmac } from 'node:crypto'

/** How a delivery is signed: as Stripe does, or in one of the ways that must be refused. */
export const signatures = ['good', 'forged', 'stale', 'missing'] as const

export type Signature = (typeof signatures)[number]

// Stripe's client refuses what is older than five minutes.
const staleSeconds = 3_600

const hashOf = (secret: string, time: number, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

/** The header of Stripe's scheme: t=…,v1=HMAC-SHA256(secret, t.body). */
export function signed(
  secret: string,
  body: string,
  how: Signature = 'good',
): Record<string, string> {
  if (how === 'missing') return {}
  // The machine's own clock: a signature is checked against that of the receiver.
  const now = Math.floor(Date.now() / 1000)
  const time = how === 'stale' ? now - staleSeconds : now
  const hash = hashOf(how === 'forged' ? `${secret}-forged` : secret, time, body)
  return { 'Stripe-Signature': `t=${time},v1=${hash}` }
}
