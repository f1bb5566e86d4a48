import { requestState } from '@/server/request-state'

/** Next compresses these types: their responses have no length, and their ETags are weak (RFC 9110, 8.8.1). */
export const isCompressed = (contentType: string | null | undefined): boolean =>
  /^text\/|\+xml|json/.test(contentType ?? '')

/**
 * The header Content-Length of a body of `bytes` bytes that is not compressed. Next removes it from the responses of route
 * handlers, so it is also set on the response of Node (server/next-internals/send-lengths).
 */
export function lengthHeader(bytes: number): { 'content-length': string } {
  requestState()?.setLength?.(bytes)
  return { 'content-length': String(bytes) }
}
