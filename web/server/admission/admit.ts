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

type AdmissionRequest = {
  request: IncomingMessage
  response: ServerResponse
  work: Work
  /** The sealed session cookie, if the request has one. */
  seal: string | undefined
  /** An editor's preview of drafts, which is never cached. */
  isPreview: boolean
  /** The request is for a page, not for data or a file. */
  isPage: boolean
}

/** A slot is freed after this time, in case a client reads slowly or a rendering never ends. */
const maxSlotMs = 20_000

/** After a disconnect the slot is held this long, so that aborted requests cannot start many renderings at a time. */
const disconnectedSlotMs = 250

/** Whether the page is cached for this audience. */
export function isDrawn({ page }: Work, audience: string): boolean {
  if (!page) return false
  const address = `/${audience}${page}`
  return isInside(address) ? dayCache.has(address) : drawnPages.has(address)
}

/** Key of the caller in the fair queue: the member, from any network, or else the network. */
function personOf({ headers }: IncomingMessage, session: Session | undefined): string {
  if (session) return `member ${session.user ?? session.token}`
  return networkOf(String(headers['x-forwarded-for'] ?? ''))
}

/**
 * Runs a request when its lane has a free slot, and refuses it when the queue is full (decision admission-control). A
 * request aborted while it waits does not run. The slot is freed when the work is done and the response is sent.
 *
 * @param next runs Next's listener
 */
export async function admit(
  admission: AdmissionRequest,
  next: () => Promise<unknown>,
): Promise<void> {
  const { request, response, work, seal, isPreview } = admission
  const signal = goneSignal(response)
  const session = await openSession(seal).catch(() => undefined)
  if (!isPreview && isDrawn(work, session?.audience ?? 'visitor')) return void next()
  const person = personOf(request, session)
  const waitSeconds = work.counts ? await work.counts.take(person) : 0
  if (waitSeconds > 0) return refuse(admission, { code: 'tooManyRequests', waitSeconds })
  const lane = work.lane === 'own' ? (session ? 'members' : 'visitors') : work.lane
  const serve = () => within(maxSlotMs, render(response, next))
  const outcome = await enqueueIn[lane](person, serve, signal)
  if ('done' in outcome || signal.aborted) return
  // The slots are held by requests that wait for the cms: the cms is down, and the caller did not cause an overload.
  if (cmsAnswers.isSilent()) return refuse(admission, { code: 'unavailable', isAway: true })
  refuse(admission, { code: outcome.refusal })
}

/** Resolves when the response is sent; after a disconnect, when the rendering ends or a short time has passed. */
async function render(response: ServerResponse, next: () => Promise<unknown>) {
  const rendered = next().catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
  await answered(response)
  // Next does not report the end of work for a disconnected client.
  if (!response.writableFinished) await within(disconnectedSlotMs, rendered)
}

async function within(ms: number, work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
