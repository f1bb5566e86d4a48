import { linkTo } from '@/base/routing/links'
import { answerForm, askFor, leadTo, passOn } from '@/server/api/answer-form'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { refusalIn } from '@/server/api/refusal-in'
import { newsletterMessage } from './newsletter-message'

const tokenOf = (values: URLSearchParams) => values.get('token') ?? ''

const fields = ['email', 'consent', 'website', 'proof'] as const

/** Subscribes an address. A form redirects to /newsletter, which shows errors; JSON gets 202 `{ email }`. */
export const answerSubscribe = (request: Request) =>
  answerForm(request, {
    endpoint: 'subscribe',
    read: (values) =>
      Object.fromEntries(
        fields.flatMap((name) => (values.get(name) ? [[name, values.get(name)]] : [])),
      ),
    async lead({ values, answer }) {
      if (answer.ok) return leadTo(linkTo('newsletter', { sent: '1' }))
      const email = (values.get('email') ?? '').slice(0, 300)
      const page = linkTo('newsletter', { told: '1' })
      return leadTo(page, newsletterMessage.cookiesFor({ email, ...(await refusalIn(answer)) }))
    },
  })

/** Confirms a subscription. A form redirects to the preferences. */
export const answerConfirm = (request: Request) =>
  answerForm(request, {
    endpoint: 'confirmSubscription',
    read: (values) => ({ token: tokenOf(values) }),
    async lead({ answer }) {
      if (!answer.ok) return leadTo(linkTo('confirmNewsletter', { failed: String(answer.status) }))
      const { token }: { token: string } = await answer.json()
      return leadTo(linkTo('newsletterPreferences', { token, done: 'confirmed' }))
    },
  })

/** Saves the preferences. A form redirects back to its page. */
export const answerPreferences = (request: Request) =>
  answerForm(request, {
    endpoint: 'saveNewsletterPreferences',
    read: (values) => ({
      token: tokenOf(values),
      topics: values.getAll('topics'),
      rhythm: values.get('rhythm') ?? '',
    }),
    async lead({ values, answer }) {
      const done = answer.ok ? 'saved' : answer.status === 400 ? 'refused' : 'failed'
      return leadTo(linkTo('newsletterPreferences', { token: tokenOf(values), done }))
    },
  })

/** The kind of e-mails, for the text of the page; only the token decides which subscription ends. */
const aboutIn = (values: URLSearchParams) => values.get('about')?.slice(0, 20)

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token')

/**
 * Unsubscribes. A request with the token in its address comes from a mail program (RFC 8058): it unsubscribes with any
 * body, without cookies and without a redirect. A form redirects to the page with the result.
 */
export function answerUnsubscribe(request: Request) {
  const token = tokenIn(request)
  if (token !== null) {
    return orUnavailable(async () => passOn(await askFor(request, 'unsubscribe', { token })))
  }
  return answerForm(request, {
    endpoint: 'unsubscribe',
    read: (values) => ({ token: tokenOf(values) }),
    lead: async ({ values, answer }) =>
      leadTo(
        linkTo('unsubscribe', {
          ...(answer.ok ? { done: 'left' } : { token: tokenOf(values), done: 'failed' }),
          about: aboutIn(values),
        }),
      ),
  })
}

/** A mail program may open the unsubscribe address as a link: redirects to the page with the button, changes nothing. */
export function leadToButton(request: Request) {
  const values = new URL(request.url).searchParams
  const token = values.get('token')
  if (token === null) return errorResponse('notFound')
  return leadTo(linkTo('unsubscribe', { token, about: aboutIn(values) }))
}
