import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { newAddress } from '../../lib/new-address.ts'

export interface RequestOptions {
  method?: string
  /** Sent as JSON, unless it is a string or bytes. */
  body?: unknown
  headers?: Record<string, string>
  /** A Cookie header. */
  cookie?: string | undefined
  /** Client address in X-Forwarded-For; a new one by default. */
  address?: string
  timeoutMs?: number
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

const bytesOf = (body: unknown) =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)

/**
 * Sends a request unchanged: the path is not normalized, any header may be sent, and redirects are not followed.
 * Resolves to status 0 on a network error or a timeout.
 */
export function sendRequest(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const { method = 'GET', body, cookie, address = newAddress(), timeoutMs = 30_000 } = options
  const { hostname, port } = new URL(origin)
  const sent = body === undefined ? undefined : bytesOf(body)
  const headers = {
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
    ...(cookie ? { cookie } : {}),
    ...(sent === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(sent)),
        }),
    ...options.headers,
  }
  const startedAt = performance.now()
  const none = (error: Error): Answer => ({
    status: 0,
    headers: {},
    bytes: Buffer.alloc(0),
    text: error.message,
    ms: performance.now() - startedAt,
  })
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, path, method, headers, agent, timeout: timeoutMs })
    const limit = setTimeout(() => outgoing.destroy(new Error('no answer in time')), timeoutMs)
    const end = (answer: Answer) => {
      clearTimeout(limit)
      resolve(answer)
    }
    outgoing.on('error', (error) => {
      // The server closed the reused connection at the same moment: it has not read the request, so send it again.
      const isLate = outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      if (!isLate) return end(none(error))
      clearTimeout(limit)
      resolve(sendRequest(origin, path, options))
    })
    outgoing.on('response', (answer) =>
      buffer(answer).then(
        (bytes) =>
          end({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes,
            text: bytes.toString(),
            ms: performance.now() - startedAt,
          }),
        (error) => end(none(error)),
      ),
    )
    outgoing.end(sent)
  })
}

/** The parsed JSON body, with the type that the caller expects. */
export const jsonOf = <T = Record<string, unknown>>({ text }: Answer): T => JSON.parse(text)

/** The Cookie header that a browser sends after this response. */
export const cookieOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
