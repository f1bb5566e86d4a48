import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { newAddress } from '../../lib/new-address.ts'

export interface Asked {
  method?: string
  /** JSON unless it is text or bytes already. */
  body?: unknown
  headers?: Record<string, string>
  /** A Cookie header. */
  cookie?: string | undefined
  /** From where the proxy in front says that it comes; somewhere new by default. */
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
 * A request as it stands: the path is not mended, any header may be sent, and no redirect is followed. Without an
 * answer in time the status is 0.
 */
export function ask(origin: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', body, cookie, address = newAddress(), timeoutMs = 30_000 } = asked
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
    ...asked.headers,
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
    const asking = request({ hostname, port, path, method, headers, agent, timeout: timeoutMs })
    const limit = setTimeout(() => asking.destroy(new Error('no answer in time')), timeoutMs)
    const end = (answer: Answer) => {
      clearTimeout(limit)
      resolve(answer)
    }
    asking.on('error', (error) => {
      // Closed by the server in the moment in which it was used again: the request was not read.
      const isLate = asking.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      if (!isLate) return end(none(error))
      clearTimeout(limit)
      resolve(ask(origin, path, asked))
    })
    asking.on('response', (answer) =>
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
    asking.end(sent)
  })
}

/** What JSON says; of the shape that is asked for. */
export const jsonOf = <T = Record<string, unknown>>({ text }: Answer): T => JSON.parse(text)

/** The Cookie header that an answer leaves in a browser. */
export const cookieOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
