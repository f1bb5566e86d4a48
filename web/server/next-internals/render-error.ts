import { randomBytes } from 'node:crypto'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  isRefusedPage,
  type RefusedPage,
  refusedPageOf,
  refusedPath,
} from '@/base/routing/refused-pages'

const header = 'x-krono-refused'

/** A secret of this process, so that no client can request such a page. */
const password = randomBytes(16).toString('hex')

/** The page from the cache answers in a few milliseconds. */
const patienceMs = 3000

const ofBody = ['content-type', 'content-encoding', 'content-length', 'link'] as const

type Drawn = { headers: IncomingMessage['headers']; body: Buffer }

/** The path of the page that this process asks itself for; undefined for whatever comes from outside. */
export function requestedErrorPage(headers: IncomingMessage['headers']): string | undefined {
  const [secret, page = ''] = String(headers[header] ?? '').split(' ')
  delete headers[header]
  return secret === password && isRefusedPage(page) ? refusedPath(page) : undefined
}

/**
 * Answers a document that is refused (401, 403, 404) with the page that says so, whole. Next would send an empty one,
 * which only its script fills (decision error-answers). Should that page not be there, Next's goes out as it was.
 *
 * @param policy headers of a page from the cache at this address
 */
export function renderError(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  pathname: string,
  policy: () => Record<string, string>,
) {
  const own = {
    writeHead: response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse,
    write: response.write.bind(response) as (...given: unknown[]) => boolean,
    end: response.end.bind(response) as (...given: unknown[]) => ServerResponse,
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
  const note = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    return findPage() ? response : own.writeHead(status, ...rest)
  }) as typeof response.writeHead
  response.flushHeaders = () => {
    if (!findPage()) own.flushHeaders()
  }
  response.write = ((part: unknown, ...rest: unknown[]) => {
    if (!findPage()) return own.write(part, ...rest)
    note(part)
    return true
  }) as typeof response.write
  response.end = ((part?: unknown, ...rest: unknown[]) => {
    const refused = findPage()
    if (!refused) return own.end(part, ...rest)
    note(part)
    void askOurselves(request, refused).then((drawn) => {
      if (drawn) takeOver(response, drawn, policy())
      own.writeHead(response.statusCode)
      own.end(drawn?.body ?? Buffer.concat(parts))
    })
    return response
  }) as typeof response.end
}

function takeOver(response: ServerResponse, drawn: Drawn, policy: Record<string, string>) {
  for (const [name, value] of Object.entries(policy)) response.setHeader(name, value)
  response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  for (const name of ofBody) {
    const value = drawn.headers[name]
    if (value === undefined) response.removeHeader(name)
    else response.setHeader(name, value)
  }
}

/** Where the request came in, its page is to be had. Undefined for anything but that page. */
function askOurselves(asked: IncomingMessage, page: RefusedPage): Promise<Drawn | undefined> {
  const { localAddress: host, localPort: port } = asked.socket
  const passedOn = ['cookie', 'host', 'accept-encoding', 'x-forwarded-proto']
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (asked.headers[name] ? [[name, asked.headers[name]]] : [])),
  )
  return new Promise((resolve) => {
    const nothing = () => resolve(undefined)
    const question = ask(
      { host, port, agent: false, headers: { ...headers, [header]: `${password} ${page}` } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part)).on('error', nothing)
        answer.on('end', () => {
          const isThere = answer.statusCode === 200
          resolve(isThere ? { headers: answer.headers, body: Buffer.concat(parts) } : undefined)
        })
      },
    )
    question.setTimeout(patienceMs, () => question.destroy()).on('error', nothing)
    question.end()
  })
}
