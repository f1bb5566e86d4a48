import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What is known of the request that is being answered, wherever in its work one stands. */
export type RequestState = {
  /** In a log line of web, and of the cms for what this request asks it. */
  id: string
  /** Code of the error that is answered, for the log. */
  errorCode?: string
  /** Refused by admission: not logged. */
  isRefused?: boolean
  /**
   * The cms did not answer in time, or that it cannot now, or not so often: what breaks for that reason is no fault of
   * ours.
   */
  cmsRefusal: { status: number; retryAfterSeconds: number } | undefined
  /** When it came (`performance.now`): what it waits for its turn is part of its time. */
  begunAt: number
  /** When this request stops waiting for the cms; set by its first question (`performance.now`). */
  cmsDeadline: number | undefined
  /** The page contains content older than a publication, because the cms did not answer: it must not be cached. */
  isOfOldContent: boolean
  /** Where a document of one's own is asked for (decision page-cache): */
  own?: {
    /** What the cms answered to the question of the page, which need not ask it a second time. */
    answer?: { endpoint: string; text: string }
    /** Keeps the document that is being made, under this key. */
    storeAs: (key: string) => void
  }
}

type Holder = { kronoRequests?: AsyncLocalStorage<RequestState> }

// Pages and what surrounds them are bundled apart: each has modules of its own, and the process is one.
const holder: Holder = globalThis as Holder
holder.kronoRequests ??= new AsyncLocalStorage()
const requests = holder.kronoRequests

/** Creates the state of this request; for the code that handles it first. */
export function beginRequest(): RequestState {
  const state: RequestState = {
    id: randomUUID(),
    cmsRefusal: undefined,
    begunAt: performance.now(),
    cmsDeadline: undefined,
    isOfOldContent: false,
  }
  requests.enterWith(state)
  return state
}

/** Undefined outside a request: a build, a timer, what is done after the answer. */
export const requestState = (): RequestState | undefined => requests.getStore()

/** Work that goes on when its request is answered, and has its own time. */
export const outsideRequest = <T>(work: () => T): T => requests.exit(work)
