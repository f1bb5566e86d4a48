import { type EndpointName, endpointRow, formBytes } from '@krono/contract'
import { jsonOf, requestCms } from '@/server/cms/request-cms'
import { errorResponse, orUnavailable } from './answers'
import { isFromOwnPage } from './own-origin'
import { readBytes } from './read-json'
import { visitorAddress } from './visitor-address'

/** What a page's own form sent, and what became of it. */
type Sent = { values: URLSearchParams; answer: Response }

type FormCall = {
  endpoint: EndpointName
  /** The fields of a page's form as the call takes them. */
  read: (values: URLSearchParams) => object
  /** The page that follows, and the message for it. */
  lead: (sent: Sent) => Promise<Response>
}

/** Asks the cms for a visitor; its answer, a refusal too. */
export const askFor = (request: Request, endpoint: EndpointName, input: object) => {
  const { method, path } = endpointRow(endpoint)
  return requestCms({
    path,
    method,
    caller: { address: visitorAddress(request) },
    ...jsonOf(input),
  })
}

/** The words of the cms, and nothing else of its answer. */
export async function passOn(answer: Response): Promise<Response> {
  const headers = new Headers()
  const wait = answer.headers.get('retry-after')
  if (wait) headers.set('retry-after', wait)
  return Response.json(await answer.json(), { status: answer.status, headers })
}

/**
 * A call of the contract that a form of a page makes without any script: what is posted as JSON is answered in JSON,
 * what a form posts by a page that follows. 403 where the call must come from our own pages and does not.
 */
export async function answerForm(request: Request, { endpoint, read, lead }: FormCall) {
  if (!endpointRow(endpoint).isFromAnywhere && !isFromOwnPage(request)) {
    return errorResponse('forbidden')
  }
  const bytes = await readBytes(request, formBytes)
  if (!bytes) return errorResponse('tooLarge')
  const text = bytes.toString('utf8')
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const values = new URLSearchParams(text)
    const answer = await orUnavailable(() => askFor(request, endpoint, read(values)))
    return lead({ values, answer })
  }
  const input = jsonIn(text)
  if (!type.startsWith('application/json') || !input) return errorResponse('unreadableBody')
  return orUnavailable(async () => passOn(await askFor(request, endpoint, input)))
}

function jsonIn(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null ? found : undefined
  } catch {
    return undefined
  }
}

/** The page that follows a form. */
export const leadTo = (location: string, setCookies: readonly string[] = []) => {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
