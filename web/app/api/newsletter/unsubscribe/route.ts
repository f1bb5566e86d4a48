import { linkTo } from '@/base/routing/links'
import { answerForm, askFor, leadTo, passOn } from '@/server/api/answer-form'
import { errorResponse, orUnavailable } from '@/server/api/answers'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token')

/**
 * POST /api/newsletter/unsubscribe (spec §7). With the token in its address it is a mail program that calls (RFC 8058):
 * whatever the body, one call ends the letters, without cookies and without another page. A form of a page leads to
 * the page of the result.
 */
export function POST(request: Request) {
  const token = tokenIn(request)
  if (token !== null) {
    return orUnavailable(async () => passOn(await askFor(request, 'unsubscribe', { token })))
  }
  return answerForm(request, {
    endpoint: 'unsubscribe',
    read: (values) => ({ token: values.get('token') ?? '' }),
    async lead({ values, answer }) {
      const token = values.get('token') ?? ''
      return leadTo(linkTo('unsubscribe', answer.ok ? { done: 'left' } : { token, done: 'failed' }))
    },
  })
}

/** A mail program that only knows links opens it: the page has the button, a GET changes nothing. */
export function GET(request: Request) {
  const token = tokenIn(request)
  return token === null ? errorResponse('notFound') : leadTo(linkTo('unsubscribe', { token }))
}
