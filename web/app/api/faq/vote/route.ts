import { linkToAnswer } from '@/base/routing/links'
import { readVote } from '@/features/faq/read-vote'
import { anchors } from '@/features/faq/vote-address'
import { errorResponse } from '@/server/api/answers'
import { isFromOwnPage } from '@/server/api/own-origin'
import { readBytes } from '@/server/api/read-json'
import { visitorAddress } from '@/server/api/visitor-address'
import { askCms } from '@/server/cms/ask-cms'
import { ContentError } from '@/server/cms/content-error'

const mostBytes = 1024

/**
 * POST /api/faq/vote, from the form on an answer's page → 303 back to the page, to the anchor with the thanks or the error.
 * The cms gets the caller's IP address, but no session.
 */
export async function POST(request: Request) {
  if (!isFromOwnPage(request)) return errorResponse('forbidden')
  const body = await readBytes(request, mostBytes)
  if (!body) return errorResponse('tooLarge')
  const vote = readVote(body.toString('utf8'))
  if (!vote) return errorResponse('unreadableBody')
  const { id, slug, helped } = vote
  const caller = { address: visitorAddress(request) }
  const isHeard = await askCms({
    endpoint: 'voteFaq',
    input: { id, helped: helped === 'yes' },
    caller,
  }).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof ContentError)) throw error
      return false
    },
  )
  const anchor = isHeard ? anchors[helped] : anchors.failed
  return new Response(null, {
    status: 303,
    headers: { Location: `${linkToAnswer(slug)}#${anchor}` },
  })
}
