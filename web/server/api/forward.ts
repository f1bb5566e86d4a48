import {
  type EndpointName,
  endpointRow,
  endpoints,
  errors,
  formBytes,
  isRepeatable,
} from '@krono/contract'
import { requestCms } from '@/server/cms/request-cms'
import { previewHeaders } from '@/server/preview/headers'
import { previewOf } from '@/server/preview/of-request'
import { noCookie, readCookie } from '@/server/session/cookie'
import { openSession, sessionCookie } from '@/server/session/seal'
import { sealAnswer } from '@/server/session/seal-answer'
import { errorResponse, orUnavailable } from './answers'
import { isFromOwnPage } from './own-origin'
import { readBytes } from './read-json'
import { visitorAddress } from './visitor-address'

/** Response headers of the cms that the caller gets; the others are dropped. */
const passedBack = ['content-type', 'retry-after'] as const

type Row = ReturnType<typeof endpointRow>

const forwarded = (Object.keys(endpoints) as EndpointName[])
  .map(endpointRow)
  .filter((row) => !row.isAnsweredByWeb)
  .map((row) => ({ ...row, form: formOf(row.path) }))

/** A path of the contract as a pattern. */
function formOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('{id}', '[\\w-]{1,64}')}$`)
}

/** Rows of the contract for a path; an exact path goes before a pattern. */
function rowsOf(path: string) {
  const exact = forwarded.filter((row) => row.path === path)
  return exact.length > 0 ? exact : forwarded.filter(({ form }) => form.test(path))
}

const changes = (row: Row) => row.changes ?? row.method !== 'GET'

/**
 * Forwards a call of the contract to the cms, with the session's token in the header `token` (spec §7), and returns its
 * response. Errors: 404 for a path that is not in the contract, 405 for another method, 403 for a change that does not
 * come from our pages, 400 for another content type, 413 for a body that is too large, 503 if the cms does not answer,
 * 502 if its response is not JSON; instead of these two 504 for a change that may have been made and is not repeatable.
 */
export async function forward(request: Request, path: string): Promise<Response> {
  const rows = rowsOf(path)
  if (rows.length === 0) return errorResponse('notFound')
  // Next answers HEAD with the response of GET, without its body.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const row = rows.find((one) => one.method === method)
  if (!row) return errorResponse('methodNotAllowed')
  if (changes(row) && !row.isFromStripe && !isFromOwnPage(request))
    return errorResponse('forbidden')
  if (method !== 'GET' && !isReadable(row, request)) return errorResponse('unreadableBody')
  const body = method === 'GET' ? undefined : await readBytes(request, row.maxBytes ?? formBytes)
  if (method !== 'GET' && !body) {
    return errorResponse(row.isMultipart ? 'pictureTooLarge' : 'tooLarge')
  }
  const preview = row.isInPreview ? await previewOf(request) : undefined
  // An editor in a preview is not a member of the site.
  const session = preview ? undefined : await openSession(readCookie(request, sessionCookie))
  const { search } = new URL(request.url)
  return orUnavailable(async () => {
    const answer = await requestCms({
      path,
      search,
      method,
      caller: { token: session?.token, address: visitorAddress(request) },
      headers: { ...headersFor(request, row), ...(preview && previewHeaders(preview)) },
      body: body && new Uint8Array(body),
    })
    if (!answer.headers.get('content-type')?.startsWith('application/json')) {
      // Of a proxy before the cms, or cut off.
      return errorResponse(isRepeatable(method, path) ? 'badAnswer' : 'perhapsDone')
    }
    return passBack(row, answer, hasCookie(request))
  })
}

// The cms stores multipart bodies as files, so only pictures may be sent as multipart.
function isReadable(row: Row, { headers }: Request): boolean {
  const wanted = row.isMultipart ? 'multipart/form-data' : 'application/json'
  return headers.get('content-type')?.startsWith(wanted) ?? false
}

const hasCookie = (request: Request) => readCookie(request, sessionCookie) !== undefined

/** The headers that are forwarded; other headers of the caller are dropped. */
function headersFor(request: Request, { isFromStripe }: Row): Record<string, string> {
  const { headers } = request
  const names = ['content-type', 'user-agent', ...(isFromStripe ? ['stripe-signature'] : [])]
  const pairs = names.flatMap((name) => {
    const value = headers.get(name)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

async function passBack(row: Row, answer: Response, hadCookie: boolean): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of passedBack) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  const { status } = answer
  if (answer.ok && (row.session === 'starts' || row.session === 'mayStart')) {
    return startSession(row, answer)
  }
  // The cms does not accept the token any more (spec §4: the cookie is removed).
  const isOver = status === errors.notAuthorized.status && row.path !== endpoints.login.path
  if (hadCookie && (isOver || (answer.ok && row.session === 'ends'))) {
    headers.set('set-cookie', noCookie)
  }
  return new Response(answer.body, { status, headers })
}

async function startSession(row: Row, answer: Response): Promise<Response> {
  const data: unknown = await answer.json().catch(() => undefined)
  const sealed = await sealAnswer(data)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (!sealed) {
    const hasNoSession = row.session === 'mayStart' && isObject(data) && !('token' in data)
    return hasNoSession ? Response.json(data, { headers }) : errorResponse('badAnswer')
  }
  headers.set('set-cookie', sealed.cookie)
  const others = row.session === 'mayStart' ? withoutToken(data) : {}
  return Response.json({ ...others, ...sealed.forPage }, { headers })
}

function withoutToken(data: unknown): object {
  if (!isObject(data)) return {}
  const { token: _secret, ...others } = data as Record<string, unknown>
  return others
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
