import { linkTo } from '@/base/routing/links'
import { answerForm, leadTo } from '@/server/api/answer-form'

/** POST /api/newsletter/confirm `{ token }`: a form of a page leads on to the preferences. */
export const POST = (request: Request) =>
  answerForm(request, {
    endpoint: 'confirmSubscription',
    read: (values) => ({ token: values.get('token') ?? '' }),
    async lead({ answer }) {
      if (!answer.ok) return leadTo(linkTo('confirmNewsletter', { failed: String(answer.status) }))
      const { token }: { token: string } = await answer.json()
      return leadTo(linkTo('newsletterPreferences', { token, done: 'confirmed' }))
    },
  })
