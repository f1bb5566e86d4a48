import { builtAt } from '@/env'
import { coverQuery } from '@/features/blog/cover-query'
import { drawCover } from '@/features/blog/draw-cover'
import { answerText } from '@/server/api/answer-file'
import { errorResponse } from '@/server/api/answers'

/**
 * GET /api/cover?of=plate|pair|family|year|waves|strongest|quietest&date=&day= → the generated cover of a post as SVG. It
 * never changes, so caches may store it. 400 for an invalid date.
 */
export async function GET(request: Request) {
  const query = coverQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return errorResponse('invalidField')
  return answerText(request, drawCover(query.data), {
    lastModified: builtAt,
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': "default-src 'none'",
      'x-robots-tag': 'noindex',
    },
  })
}
