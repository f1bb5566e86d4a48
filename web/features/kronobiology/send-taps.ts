import { dropTap, type Tap, waitingTaps } from './waiting-taps'

/** Result of sending the queue: all sent, something still waiting, no session, or a day refused with this message. */
export type SendResult =
  | { is: 'kept' | 'waiting' | 'signedOut' }
  | { is: 'refused'; message: string }

let running: Promise<SendResult> | undefined

/** Sends waiting taps, one day at a time and never in parallel: taps that arrive meanwhile are included. */
export function sendTaps(user: string): Promise<SendResult> {
  running ??= sendAll(user).finally(() => {
    running = undefined
  })
  return running
}

async function sendAll(user: string): Promise<SendResult> {
  let result: SendResult = { is: 'kept' }
  for (;;) {
    const [next] = Object.entries(waitingTaps(user))
    if (!next) return result
    const reply = await sendOne(user, ...next)
    if (reply.is === 'waiting' || reply.is === 'signedOut') return reply
    if (reply.is === 'refused') result = reply
    dropTap(user, ...next)
  }
}

async function sendOne(user: string, day: string, tap: Tap): Promise<SendResult> {
  const answer = await fetch(`/api/felt-day/${day}`, {
    method: 'PUT',
    // The request survives the page.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...tap, userId: user }),
  }).catch(() => undefined)
  if (answer?.ok) return { is: 'kept' }
  if (answer?.status === 401) return { is: 'signedOut' }
  if (answer?.status !== 400 && answer?.status !== 409) return { is: 'waiting' }
  const reply = await answer.json().catch(() => undefined)
  // Another account is signed in: the tap waits for its user.
  if (reply?.errors?.[0]?.code === 'otherAccount') return { is: 'signedOut' }
  return { is: 'refused', message: String(reply?.message ?? '') }
}
