import { previewHeader, previewLocaleHeader } from '@krono/contract'
import { env, getSecrets } from '@/env'
import { errorResponse } from '@/server/api/answers'
import { pickHeaders } from '@/server/api/pick-headers'
import { visitorAddress } from '@/server/api/visitor-address'
import { openPreview, previewCookie } from '@/server/preview/cookie'
import { readCookie } from '@/server/session/cookie'
import { openSession, sessionCookie } from '@/server/session/seal'

/** What is asked for of a film by somebody who watches it. */
export type FilmPart = 'stream' | 'captions'

/** A little longer than the cms takes to say that it is busy. */
const patienceMs = 4200

const id = /^[\w-]{1,64}$/
const askedFor = ['range', 'if-range'] as const
const passedOn = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'cache-control',
  'retry-after',
] as const

type Asked = { request: Request; film: string; part: FilmPart }

/**
 * A part of a film for whoever may watch it: the cms decides, each time. Its bytes are passed on as they come and as fast
 * as they are taken; when whoever asked goes away, so does the question.
 */
export async function answerFilm({ request, film, part }: Asked): Promise<Response> {
  if (!id.test(film)) return errorResponse('notFound')
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  const { search } = new URL(request.url)
  const answer = await fetch(`${env.CMS_URL}/api/films/${film}/${part}${search}`, {
    method: request.method,
    cache: 'no-store',
    redirect: 'manual',
    headers: {
      ...pickHeaders(request.headers, askedFor),
      ...(await whoAsks(request)),
      Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}`,
    },
    signal: AbortSignal.any([request.signal, patience.signal]),
  })
    .catch(() => undefined)
    .finally(() => clearTimeout(timer))
  if (!answer) return errorResponse('unavailable')
  const headers = { 'cache-control': 'private, no-store', ...pickHeaders(answer.headers, passedOn) }
  return new Response(answer.body, { status: answer.status, headers })
}

async function whoAsks(request: Request): Promise<Record<string, string>> {
  const preview = await openPreview(readCookie(request, previewCookie))
  if (preview?.status === 'draft') {
    return {
      [previewHeader]: getSecrets().PREVIEW_SECRET,
      [previewLocaleHeader]: preview.locale,
    }
  }
  const session = await openSession(readCookie(request, sessionCookie))
  return {
    ...(session && { token: session.token }),
    'X-Forwarded-For': visitorAddress(request),
  }
}
