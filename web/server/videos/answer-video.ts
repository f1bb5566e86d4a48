import { env, getSecrets } from '@/env'
import { errorResponse } from '@/server/api/answers'
import { fileRequestHeaders, passFile } from '@/server/api/pass-file'
import { visitorAddress } from '@/server/api/visitor-address'
import { previewHeaders } from '@/server/preview/headers'
import { previewOf } from '@/server/preview/of-request'
import { readCookie } from '@/server/session/cookie'
import { openSession, sessionCookie } from '@/server/session/seal'

/** The requests of a player for a video. */
export type VideoPart = 'stream' | 'captions'

/** A little longer than the cms takes to answer that it is busy. */
const timeoutMs = 4200

const id = /^[\w-]{1,64}$/

type VideoRequest = { request: Request; video: string; part: VideoPart }

/**
 * Streams a part of a video from the cms, which checks for each request whether the user may watch it. Streams with back
 * pressure; when the client disconnects, the request to the cms is aborted.
 */
export async function answerVideo({ request, video, part }: VideoRequest): Promise<Response> {
  if (!id.test(video)) return errorResponse('notFound')
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const { search } = new URL(request.url)
  const answer = await fetch(`${env.CMS_URL}/api/films/${video}/${part}${search}`, {
    method: request.method,
    cache: 'no-store',
    redirect: 'manual',
    headers: {
      ...fileRequestHeaders(request),
      ...(await callerHeaders(request)),
      Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}`,
    },
    signal: AbortSignal.any([request.signal, timeout.signal]),
  })
    .catch(() => undefined)
    .finally(() => clearTimeout(timer))
  if (!answer) return errorResponse('unavailable')
  return passFile(request, answer, { 'cache-control': 'private, no-store' })
}

async function callerHeaders(request: Request): Promise<Record<string, string>> {
  const preview = await previewOf(request)
  if (preview) return previewHeaders(preview)
  const session = await openSession(readCookie(request, sessionCookie))
  return {
    ...(session && { token: session.token }),
    'X-Forwarded-For': visitorAddress(request),
  }
}
