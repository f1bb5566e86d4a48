import { createHmac } from 'node:crypto'

/** Signature of a delivery: valid, or one of the kinds that must be refused. */
export const signatures = ['good', 'forged', 'stale', 'missing'] as const

export type Signature = (typeof signatures)[number]

// Stripe's client refuses signatures older than five minutes.
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
  // The machine's clock, not the sandbox's: the receiver checks a signature against its own.
  const now = Math.floor(Date.now() / 1000)
  const time = how === 'stale' ? now - staleSeconds : now
  const hash = hashOf(how === 'forged' ? `${secret}-forged` : secret, time, body)
  return { 'Stripe-Signature': `t=${time},v1=${hash}` }
}
