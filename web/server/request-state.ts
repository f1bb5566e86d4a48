import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** State of the current request, available to all code that handles it. */
export type RequestState = {
  /** Request id in log lines of web, and of the cms for requests of this request. */
  id: string
  /** Error code of the response, for the log. */
  errorCode?: string
  /** Refused by admission; not logged. */
  isRefused?: boolean
  /**
   * The cms did not answer in time, or with unavailable or too many requests: resulting failures are not faults of web.
   */
  cmsRefusal: { status: number; retryAfterSeconds: number } | undefined
  /** Start of the request (`performance.now`), before it waits in a queue. */
  begunAt: number
  /** Deadline of all cms requests of this request, set by the first one (`performance.now`). */
  cmsDeadline: number | undefined
  /** Sets Content-Length of the response (server/api/content-length). */
  setLength?: (bytes: number) => void
  /** The page contains outdated content, because the cms did not answer; it must not be cached. */
  isOfOldContent: boolean
  /** Only for the document of a private page (decision page-cache). */
  own?: {
    /** The cms response for the page, so that the page need not request it again. */
    answer?: { endpoint: string; text: string }
    /** Caches the rendered document under this key. */
    storeAs: (key: string) => void
  }
}

type Holder = { kronoRequests?: AsyncLocalStorage<RequestState> }

// Pages and the code around them are bundled separately; they share one instance.
const holder: Holder = globalThis as Holder
holder.kronoRequests ??= new AsyncLocalStorage()
const requests = holder.kronoRequests

/**
 * Creates the state of this request; called by the code that handles it first.
 *
 * @param id of our proxy, if it has given one
 */
export function beginRequest(id: string = randomUUID()): RequestState {
  const state: RequestState = {
    id,
    cmsRefusal: undefined,
    begunAt: performance.now(),
    cmsDeadline: undefined,
    isOfOldContent: false,
  }
  requests.enterWith(state)
  return state
}

/** State of the current request; undefined outside one: in a build, a timer, or work after the response. */
export const requestState = (): RequestState | undefined => requests.getStore()

/** Runs work outside the current request: it continues after the response and has its own deadline. */
export const outsideRequest = <T>(work: () => T): T => requests.exit(work)
