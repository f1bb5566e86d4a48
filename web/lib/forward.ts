import { endpoints } from '@krono/contract'
import { env } from '@/env'
import { errorResponse } from './api'
import { openSession, sessionCookie } from './session/seal'

/** A cms that hangs must not hang us (quality, "Faults": an answer within 5 s). */
const timeoutMs = 4500

/** What of the cms's answer is for the caller; all else stays between us. */
const passedBack = ['content-type', 'retry-after'] as const

const forwarded = Object.values(endpoints).filter((row) => !('isAnsweredByWeb' in row))

/**
 * Hands a call of the contract on to the cms, with the session's token in the header `token` (spec §7),
 * and its answer back. Knows exact paths only: 404 for others, 405 for another method, 503 when the cms
 * is silent, 502 when what it says is no JSON.
 */
export async function forward(request: Request, path: string): Promise<Response> {
  const rows = forwarded.filter((row) => row.path === path)
  if (rows.length === 0) return errorResponse('notFound')
  // Next answers HEAD with what GET says, without its body.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!rows.some((row) => row.method === method)) return errorResponse('methodNotAllowed')
  const { search } = new URL(request.url)
  const answer = await fetch(`${env.CMS_URL}/api${path}${search}`, {
    headers: await headersFor(request),
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (!answer) return errorResponse('unavailable')
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  if (!isJson) return errorResponse('badAnswer')
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const name of passedBack) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { status: answer.status, headers })
}

/** The caller's own headers stay here; a token of theirs counts only when it is sealed. */
async function headersFor(request: Request): Promise<Record<string, string>> {
  const session = await openSession(readCookie(request, sessionCookie))
  return session ? { token: session.token } : {}
}

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
