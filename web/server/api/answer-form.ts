import { type EndpointName, endpointRow, formBytes } from '@krono/contract'
import { jsonOf, requestCms } from '@/server/cms/request-cms'
import { errorResponse, orUnavailable } from './answers'
import { isFromOwnPage } from './own-origin'
import { readBytes } from './read-json'
import { visitorAddress } from './visitor-address'

/** The fields of a submitted form, and the response of the cms. */
type Sent = { values: URLSearchParams; answer: Response }

type FormCall = {
  endpoint: EndpointName
  /** Converts form fields to the input of the call. */
  read: (values: URLSearchParams) => object
  /** Redirects to the next page, with a message for it. */
  lead: (sent: Sent) => Promise<Response>
}

/** Sends a visitor's call to the cms; returns a response of any status. */
export const askFor = (request: Request, endpoint: EndpointName, input: object) => {
  const { method, path } = endpointRow(endpoint)
  return requestCms({
    path,
    method,
    caller: { address: visitorAddress(request) },
    ...jsonOf(input),
  })
}

/** Copies body, status and Retry-After of a cms response, and no other headers. */
export async function passOn(answer: Response): Promise<Response> {
  const headers = new Headers()
  const wait = answer.headers.get('retry-after')
  if (wait) headers.set('retry-after', wait)
  return Response.json(await answer.json(), { status: answer.status, headers })
}

/**
 * Handles a call of the contract that also works as a form without JavaScript: JSON gets a JSON response, a form gets a
 * redirect to the next page. 403 if the call must come from our own pages and does not.
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
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Redirects (303) to the page after a form. */
export const leadTo = (location: string, setCookies: readonly string[] = []) => {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
