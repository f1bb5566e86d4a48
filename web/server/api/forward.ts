import { type EndpointName, endpointRow, endpoints, errors, formBytes } from '@krono/contract'
import { requestCms } from '@/server/cms/request-cms'
import { noCookie, readCookie } from '@/server/session/cookie'
import { openSession, sessionCookie } from '@/server/session/seal'
import { sealAnswer } from '@/server/session/seal-answer'
import { errorResponse, orUnavailable } from './answers'
import { isFromOwnPage } from './own-origin'
import { readBytes } from './read-json'
import { visitorAddress } from './visitor-address'

/** What of the cms's answer is for the caller; all else stays between us. */
const passedBack = ['content-type', 'retry-after'] as const

type Row = ReturnType<typeof endpointRow>

const forwarded = (Object.keys(endpoints) as EndpointName[])
  .map(endpointRow)
  .filter((row) => !row.isAnsweredByWeb)
  .map((row) => ({ ...row, form: formOf(row.path) }))

/** A path of the table as a pattern; an exact one goes before one with a part that is free. */
function formOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('{id}', '[\\w-]{1,64}')}$`)
}

function rowsOf(path: string) {
  const exact = forwarded.filter((row) => row.path === path)
  return exact.length > 0 ? exact : forwarded.filter(({ form }) => form.test(path))
}

const changes = (row: Row) => row.changes ?? row.method !== 'GET'

/**
 * Hands a call of the contract on to the cms, with the session's token in the header `token` (spec §7),
 * and its answer back. Knows the paths of the contract only: 404 for others, 405 for another method, 403 for a change
 * that no page of ours asks for, 400 for a body of another kind, 413 for a body that is too large, 503 when the cms is silent, 502 when
 * what it says is no JSON.
 */
export async function forward(request: Request, path: string): Promise<Response> {
  const rows = rowsOf(path)
  if (rows.length === 0) return errorResponse('notFound')
  // Next answers HEAD with what GET says, without its body.
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
  const session = await openSession(readCookie(request, sessionCookie))
  const { search } = new URL(request.url)
  return orUnavailable(async () => {
    const answer = await requestCms({
      path,
      search,
      method,
      caller: { token: session?.token, address: visitorAddress(request) },
      headers: headersFor(request, row),
      body: body && new Uint8Array(body),
    })
    if (!answer.headers.get('content-type')?.startsWith('application/json')) {
      return errorResponse('badAnswer')
    }
    return passBack(row, answer, hasCookie(request))
  })
}

// The cms keeps what it is sent in parts as files, so only a picture may come so.
function isReadable(row: Row, { headers }: Request): boolean {
  const wanted = row.isMultipart ? 'multipart/form-data' : 'application/json'
  return headers.get('content-type')?.startsWith(wanted) ?? false
}

const hasCookie = (request: Request) => readCookie(request, sessionCookie) !== undefined

/** What a caller says in other headers stays here. */
function headersFor(request: Request, { isFromStripe }: Row): Record<string, string> {
  const { headers } = request
  const names = ['content-type', 'user-agent', ...(isFromStripe ? ['stripe-signature'] : [])]
  const given = names.flatMap((name) => {
    const value = headers.get(name)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
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
  // A token that the cms does not know any more is worth nothing (spec §4: the cookie is removed).
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
    const isWithout = row.session === 'mayStart' && isObject(data) && !('token' in data)
    return isWithout ? Response.json(data, { headers }) : errorResponse('badAnswer')
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
