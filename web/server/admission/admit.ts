import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '@krono/contract'
import { cmsAnswers } from '@/server/cms/cms-answers'
import { isInside } from '@/server/next-internals/cached-pages.mjs'
import { dayCache } from '@/server/next-internals/day-cache.mjs'
import { drawnPages } from '@/server/next-internals/drawn-pages.mjs'
import { openSession } from '@/server/session/seal'
import type { Session } from '@/server/session/session-schema'
import { enqueueIn } from './lanes'
import { answered, goneSignal } from './over'
import { refuse } from './refuse'
import type { Work } from './work-of'

type Asked = {
  request: IncomingMessage
  response: ServerResponse
  work: Work
  /** The sealed cookie of a session, where one came along. */
  seal: string | undefined
  /** An editor looks at what is not published: that is never in a cache. */
  isPreview: boolean
  /** A page, as against data and files. */
  isPage: boolean
}

/** Longest hold of a place, for a client that reads slowly or a rendering that never ends. */
const longestSlotMs = 20_000

/** As long as several drawings take: leaving in the middle of one makes no room for another at once. */
const leftSlotMs = 250

/** Whether the cache has the page of this audience. */
export function isDrawn({ page }: Work, audience: string): boolean {
  if (!page) return false
  const address = `/${audience}${page}`
  return isInside(address) ? dayCache.has(address) : drawnPages.has(address)
}

/** Key of the caller for fair turns: a member, from any network; else a network. */
function personOf({ headers }: IncomingMessage, session: Session | undefined): string {
  if (session) return `member ${session.user ?? session.token}`
  return networkOf(String(headers['x-forwarded-for'] ?? ''))
}

/**
 * Runs a request when its turn comes, and refuses it when there are too many (decision admission-control). A request
 * aborted while it waits is not run; its place is free again when the work is done and the answer is sent.
 */
export async function admit(asked: Asked, goOn: () => Promise<unknown>): Promise<void> {
  const { request, response, work, seal, isPreview } = asked
  const signal = goneSignal(response)
  const session = await openSession(seal).catch(() => undefined)
  if (!isPreview && isDrawn(work, session?.audience ?? 'visitor')) return void goOn()
  const person = personOf(request, session)
  const waitSeconds = work.counts?.take(person) ?? 0
  if (waitSeconds > 0) return refuse(asked, { code: 'tooManyRequests', waitSeconds })
  const lane = work.lane === 'own' ? (session ? 'members' : 'visitors') : work.lane
  const serve = () => within(longestSlotMs, draw(response, goOn))
  const outcome = await enqueueIn[lane](person, serve, signal)
  if ('done' in outcome || signal.aborted) return
  // The places are held by requests that wait for a silent cms: it is no overload, and not the caller's fault.
  if (cmsAnswers.isSilent()) return refuse(asked, { code: 'unavailable', isAway: true })
  refuse(asked, { code: outcome.refusal })
}

/** Until the answer is sent; after a disconnect the rendering goes on for a moment and holds its place until then. */
async function draw(response: ServerResponse, goOn: () => Promise<unknown>) {
  const drawn = goOn().catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
  await answered(response)
  // Next does not report the end of work for a disconnected client.
  if (!response.writableFinished) await within(leftSlotMs, drawn)
}

async function within(ms: number, work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
