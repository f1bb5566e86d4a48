import { fill } from '@/base/text/fill'
import type { CallName, Calls } from '@/lib/contract/calls'
import type { EndpointRow } from '@/lib/contract/endpoint-row'
import { endpointsOfPages } from '@/lib/contract/endpoints-of-pages'
import { type FailureWords, readFailure } from './api-failure'
import { type ApiResult, type AskPassword, type Failure, unclearStatus } from './failure'
import { noAnswer } from './no-answer'
import { whilePending } from './pending-requests'

/** Timeout of a call (spec §9). */
const timeoutMs = 300_000

/** Only the back office loads its own table. */
async function rowOf(name: CallName): Promise<EndpointRow> {
  const ofPages: Partial<Record<CallName, EndpointRow>> = endpointsOfPages
  const row = ofPages[name]
  if (row) return row
  const { callsOfBackOffice } = await import('@/lib/contract/back-office/calls')
  return callsOfBackOffice[name as keyof typeof callsOfBackOffice]
}

/** Sends a call of the contract from the browser; repeats it after a password prompt. */
export async function sendCall<Name extends CallName>(
  name: Name,
  input: Calls[Name]['input'],
  words: FailureWords,
  askPassword?: AskPassword,
): Promise<ApiResult<Calls[Name]['answer']>> {
  const result = await ask(name, input, words)
  if (result.ok || !askPassword) return result
  const wantsPassword = result.error.apiErrors?.some(({ code }) => code === 'passwordNeeded')
  return wantsPassword && (await askPassword()) ? ask(name, input, words) : result
}

async function ask<Name extends CallName>(
  name: Name,
  input: Calls[Name]['input'],
  words: FailureWords,
): Promise<ApiResult<Calls[Name]['answer']>> {
  const row = await rowOf(name)
  const answer = await whilePending(() => send(row, input)).catch(() => undefined)
  if (!answer) return lost(row, words)
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return { ok: true, data: body as Calls[Name]['answer'] }
  return readFailure(answer.status, body, answer.headers.get('retry-after'), words)
}

/** A change may have arrived, except without a network. */
function lost({ method, isRepeatable }: EndpointRow, words: FailureWords): Failure {
  const isUnclear = method !== 'GET' && !isRepeatable && navigator.onLine && words.perhapsDone
  if (!isUnclear) return noAnswer(words)
  return { ok: false, error: { message: isUnclear, status: unclearStatus } }
}

function send({ method, path: pattern }: EndpointRow, input: object): Promise<Response> {
  const [path, params] = fillIn(pattern, input)
  const signal = AbortSignal.timeout(timeoutMs)
  if (method === 'GET') {
    return fetch(`/api${path}?${new URLSearchParams(Object.entries(params))}`, { signal })
  }
  const headers = { 'content-type': 'application/json' }
  return fetch(`/api${path}`, { method, headers, body: JSON.stringify(params), signal })
}

/** Moves the id from the input into the path. */
function fillIn(pattern: string, input: { id?: unknown }): [path: string, params: object] {
  if (!pattern.includes('{id}')) return [pattern, input]
  const { id, ...params } = input
  return [fill(pattern, { id: encodeURIComponent(String(id)) }), params]
}
