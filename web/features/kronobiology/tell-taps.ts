import { dropTap, type Tap, waitingTaps } from './waiting-taps'

/** What became of what waits: all is sent, something waits on, nobody is signed in, or a day was refused in these words. */
export type Told = { is: 'kept' | 'waiting' | 'signedOut' } | { is: 'refused'; message: string }

let running: Promise<Told> | undefined

/** Sends what waits, a day after the other and once at a time: what comes meanwhile is sent in the same go. */
export function tellTaps(whose: string): Promise<Told> {
  running ??= tellAll(whose).finally(() => {
    running = undefined
  })
  return running
}

async function tellAll(whose: string): Promise<Told> {
  let told: Told = { is: 'kept' }
  for (;;) {
    const [next] = Object.entries(waitingTaps(whose))
    if (!next) return told
    const said = await tellOne(whose, ...next)
    if (said.is === 'waiting' || said.is === 'signedOut') return said
    if (said.is === 'refused') told = said
    dropTap(whose, ...next)
  }
}

async function tellOne(whose: string, day: string, tap: Tap): Promise<Told> {
  const answer = await fetch(`/api/felt-day/${day}`, {
    method: 'PUT',
    // It outlives the page.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...tap, whose }),
  }).catch(() => undefined)
  if (answer?.ok) return { is: 'kept' }
  if (answer?.status === 401) return { is: 'signedOut' }
  if (answer?.status !== 400 && answer?.status !== 409) return { is: 'waiting' }
  const said = await answer.json().catch(() => undefined)
  // Another account is signed in by now: it waits for whoever tapped it.
  if (said?.errors?.[0]?.code === 'otherAccount') return { is: 'signedOut' }
  return { is: 'refused', message: String(said?.message ?? '') }
}
