import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestState } from '@/server/request-state'

/** A request at its end: the response is sent, or the client has disconnected. */
export type EndedRequest = {
  id: string
  method: string
  pathname: string
  status: number
  /** Code of the error in the response. */
  code: string | undefined
  durationMs: number
  /** Bytes that were sent, headers included. */
  bytes: number
  /** The client disconnected before the end of the response. */
  isAborted: boolean
  /** Refused by admission. */
  isRefused: boolean
}

type Observe = (ended: EndedRequest) => void

/** Functions called at the end of every request: the log, and metrics when they are switched on. */
const observers = new Set<Observe>()

/** @returns function that removes it */
export function observeRequests(observe: Observe) {
  observers.add(observe)
  return () => observers.delete(observe)
}

/** Reports the end of a request to all observers. */
export function reportEnd(
  { method = '', socket }: Pick<IncomingMessage, 'method' | 'socket'>,
  response: ServerResponse,
  { pathname, state }: { pathname: string; state: RequestState },
) {
  const sentBefore = socket.bytesWritten
  response.once('close', () => {
    const ended: EndedRequest = {
      ...{ id: state.id, method, pathname },
      status: response.statusCode,
      code: state.errorCode,
      durationMs: performance.now() - state.begunAt,
      bytes: socket.bytesWritten - sentBefore,
      isAborted: !response.writableFinished,
      isRefused: state.isRefused ?? false,
    }
    for (const observe of observers) observe(ended)
  })
}
