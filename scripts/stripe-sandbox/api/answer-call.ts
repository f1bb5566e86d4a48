import { createHash, timingSafeEqual } from 'node:crypto'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '../account.ts'
import { ApiError, badParameter } from '../errors.ts'
import { newId } from '../ids.ts'
import type { Call } from '../respond.ts'
import { apiVersion } from '../types.ts'
import { expanded } from './expand.ts'
import { faultTable } from './fault-table.ts'
import type { Fault, Faults } from './faults.ts'
import { decodeForm, type Fields } from './form.ts'
import type { Idempotency } from './idempotency.ts'
import { list, readParameters, text } from './parameters.ts'
import type { Requests } from './requests.ts'
import { routeOf } from './routes.ts'

export interface Api {
  account: Account
  idempotency: Idempotency
  faults: Faults
  requests: Requests
}

const hash = (value: string) => createHash('sha256').update(value).digest()

/** The key in an Authorization header, Basic or Bearer. */
function keyOf(header: string): string {
  const [scheme = '', value = ''] = header.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  return (Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '').trim()
}

/** @throws ApiError 401 */
function authenticate({ account }: Api, { request }: Call) {
  const header = request.headers.authorization
  const message = header
    ? `Invalid API Key provided: ${keyOf(header).slice(0, 8)}********`
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
  const isValid =
    header !== undefined && timingSafeEqual(hash(keyOf(header)), hash(account.settings.secretKey))
  if (!isValid)
    throw new ApiError(401, { type: 'invalid_request_error', message }, { isBefore: true })
}

/** @throws ApiError 400 for a version that the sandbox does not support */
function checkVersion({ request }: Call) {
  const wanted = request.headers['stripe-version']
  if (wanted === undefined || wanted === apiVersion) return
  throw new ApiError(
    400,
    {
      type: 'invalid_request_error',
      message: `Invalid Stripe API version: ${wanted}. The sandbox speaks ${apiVersion}.`,
    },
    { isBefore: true },
  )
}

function routeFor({ request, url }: Call) {
  const found = routeOf(request.method, url.pathname)
  if (found) return found
  throw new ApiError(
    404,
    {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${url.pathname}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code. (The sandbox speaks only the calls that the product makes.)`,
    },
    { isBefore: true },
  )
}

/** Executes a call. All its changes and events happen synchronously, in this function. */
function execute(
  { account }: Api,
  call: Call,
  { fields, requestId, key }: { fields: Fields; requestId: string; key: string | null },
) {
  const { route, id } = routeFor(call)
  const { expand, ...params } = readParameters({ ...route.takes, expand: list(text) }, fields)
  const paths = (expand ?? []) as string[]
  const answer = account.during({ id: requestId, idempotency_key: key }, () =>
    route.answer(account, { id, params }),
  )
  return expanded(account.store, answer, paths)
}

function asApiError(error: unknown) {
  if (error instanceof ApiError) return error
  console.error(error)
  return new ApiError(500, { type: 'api_error', message: 'The sandbox has a fault of its own.' })
}

/** @throws ApiError the error of the fault, if the fault belongs to this stage */
function fail(fault: Fault | null, when: 'before' | 'after') {
  const trouble = fault && faultTable[fault.kind]
  if (trouble?.when === when && trouble.answer) throw trouble.answer()
}

/** @returns parameters of the query and the body, not yet decoded */
async function sentText({ request, url }: Call): Promise<string> {
  const body = await textOf(request)
  const type = request.headers['content-type'] ?? ''
  if (request.method === 'POST' && body && !type.startsWith('application/x-www-form-urlencoded')) {
    throw badParameter('Send parameters as application/x-www-form-urlencoded.', 'body')
  }
  return [url.search.slice(1), body].filter(Boolean).join('&')
}

async function answerOf(
  api: Api,
  call: Call,
  sent: { fields: Fields; requestId: string; key: string | null },
): Promise<{ status: number; body: string; isReplayed: boolean; isCut: boolean }> {
  const { key, fields } = sent
  const { method = '' } = call.request
  const fingerprint = `${method} ${call.url.pathname} ${JSON.stringify(fields)}`
  let isBegun = false
  try {
    authenticate(api, call)
    checkVersion(call)
    const fault = api.faults.take({ method, pathname: call.url.pathname })
    const before = key && method === 'POST' ? api.idempotency.begin(key, fingerprint) : null
    if (before) {
      fail(fault, 'before')
      return { ...before, isReplayed: true, isCut: fault?.kind.startsWith('closed') ?? false }
    }
    isBegun = key !== null && method === 'POST'
    await api.faults.whilePaused()
    if (fault?.kind === 'slow') await pause(fault.milliseconds ?? 1_000)
    if (fault?.kind === 'closed') {
      if (isBegun && key) api.idempotency.end(key, null)
      return { status: 0, body: '', isReplayed: false, isCut: true }
    }
    fail(fault, 'before')
    const answer = { status: 200, body: JSON.stringify(execute(api, call, sent), null, 2) }
    fail(fault, 'after')
    if (isBegun && key) api.idempotency.end(key, answer)
    return { ...answer, isReplayed: false, isCut: fault?.kind === 'closedAfter' }
  } catch (problem) {
    const error = asApiError(problem)
    const answer = { status: error.status, body: JSON.stringify(error.body(), null, 2) }
    if (isBegun && key) api.idempotency.end(key, error.isBefore ? null : answer)
    return { ...answer, isReplayed: false, isCut: false }
  }
}

const headerOf = ({ request }: Call, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

/** Responds to a call of Stripe's API, and records it. */
export async function answerCall(api: Api, call: Call) {
  const requestId = newId('req', 14)
  const key = headerOf(call, 'idempotency-key')
  const { method = '' } = call.request
  let fields: Fields = {}
  let answer: Awaited<ReturnType<typeof answerOf>>
  try {
    fields = decodeForm(await sentText(call))
    answer = await answerOf(api, call, { fields, requestId, key })
  } catch (problem) {
    const error = asApiError(problem)
    answer = {
      status: error.status,
      body: JSON.stringify(error.body()),
      isReplayed: false,
      isCut: false,
    }
  }
  api.requests.add({
    id: requestId,
    at: new Date().toISOString(),
    method,
    path: call.url.pathname,
    route: routeOf(method, call.url.pathname)?.route.path ?? null,
    parameters: fields,
    idempotencyKey: key,
    apiVersion: headerOf(call, 'stripe-version'),
    isReplayed: answer.isReplayed,
    status: answer.isCut ? null : answer.status,
    answer: answer.body ? JSON.parse(answer.body) : null,
  })
  if (answer.isCut) return call.response.destroy()
  call.response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    'Request-Id': requestId,
    'Stripe-Version': apiVersion,
    ...(key ? { 'Idempotency-Key': key } : {}),
    ...(answer.isReplayed ? { 'Idempotent-Replayed': 'true' } : {}),
    // A retry with the same key would only return the same response; this header tells Stripe's clients.
    ...(key && answer.status >= 500 ? { 'Stripe-Should-Retry': 'false' } : {}),
  })
  call.response.end(answer.body)
}
