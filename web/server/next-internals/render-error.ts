import { randomBytes } from 'node:crypto'
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  isRefusedPage,
  type RefusedPage,
  refusedPageOf,
  refusedPath,
} from '@/base/routing/refused-pages'

const header = 'x-krono-refused'

/** Secret of this process, so that clients cannot request these pages. */
const secretOfProcess = randomBytes(16).toString('hex')

/** A cached page takes a few milliseconds. */
const timeoutMs = 3000

const bodyHeaders = ['content-type', 'content-encoding', 'content-length', 'link'] as const

type ErrorPage = { headers: IncomingMessage['headers']; body: Buffer }

/** The path of an error page that this process requests from itself; undefined for all other requests. */
export function requestedErrorPage(headers: IncomingMessage['headers']): string | undefined {
  const [secret, page = ''] = String(headers[header] ?? '').split(' ')
  delete headers[header]
  return secret === secretOfProcess && isRefusedPage(page) ? refusedPath(page) : undefined
}

/**
 * Replaces Next's document for 401, 403 and 404 by the rendered error page: Next's document is empty until its script
 * runs (decision error-answers). If the error page is unavailable, Next's document is sent.
 *
 * @param policy security headers of a cached page at this address
 */
export function renderError(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  pathname: string,
  policy: () => Record<string, string>,
) {
  const original = {
    writeHead: response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse,
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  }
  const parts: Buffer[] = []
  let page: RefusedPage | undefined
  const findPage = () => {
    if (page || response.statusCode < 400) return page
    const isDocument = String(response.getHeader('content-type')).startsWith('text/html')
    page = isDocument ? refusedPageOf(pathname, response.statusCode) : undefined
    return page
  }
  const collect = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    return findPage() ? response : original.writeHead(status, ...rest)
  }) as typeof response.writeHead
  response.flushHeaders = () => {
    if (!findPage()) original.flushHeaders()
  }
  response.write = ((part: unknown, ...rest: unknown[]) => {
    if (!findPage()) return original.write(part, ...rest)
    collect(part)
    return true
  }) as typeof response.write
  response.end = ((part?: unknown, ...rest: unknown[]) => {
    const errorPageName = findPage()
    if (!errorPageName) return original.end(part, ...rest)
    collect(part)
    void fetchErrorPage(request, errorPageName).then((errorPage) => {
      if (errorPage) replaceResponse(response, errorPage, policy())
      original.writeHead(response.statusCode)
      original.end(errorPage?.body ?? Buffer.concat(parts))
    })
    return response
  }) as typeof response.end
}

function replaceResponse(
  response: ServerResponse,
  errorPage: ErrorPage,
  policy: Record<string, string>,
) {
  for (const [name, value] of Object.entries(policy)) response.setHeader(name, value)
  response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  for (const name of bodyHeaders) {
    const value = errorPage.headers[name]
    if (value === undefined) response.removeHeader(name)
    else response.setHeader(name, value)
  }
}

/** Requests the error page from this same server. Undefined on failure, timeout or another status than 200. */
function fetchErrorPage(
  original: IncomingMessage,
  page: RefusedPage,
): Promise<ErrorPage | undefined> {
  const { localAddress: host, localPort: port } = original.socket
  const forwarded = ['cookie', 'host', 'accept-encoding', 'x-forwarded-proto']
  const headers = Object.fromEntries(
    forwarded.flatMap((name) => (original.headers[name] ? [[name, original.headers[name]]] : [])),
  )
  return new Promise((resolve) => {
    const fail = () => resolve(undefined)
    const request = httpRequest(
      { host, port, agent: false, headers: { ...headers, [header]: `${secretOfProcess} ${page}` } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part)).on('error', fail)
        response.on('end', () => {
          const isFound = response.statusCode === 200
          resolve(isFound ? { headers: response.headers, body: Buffer.concat(parts) } : undefined)
        })
      },
    )
    request.setTimeout(timeoutMs, () => request.destroy()).on('error', fail)
    request.end()
  })
}
