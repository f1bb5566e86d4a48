import { linkTo } from '@/base/routing/links'
import { answerForm, leadTo } from '@/server/api/answer-form'
import { forward } from '@/server/api/forward'

/** GET /api/newsletter/preferences?token= → what its address gets. */
export const GET = (request: Request) => forward(request, '/newsletter/preferences')

/** POST /api/newsletter/preferences: a form of a page leads back to it. */
export const POST = (request: Request) =>
  answerForm(request, {
    endpoint: 'saveNewsletterPreferences',
    read: (values) => ({
      token: values.get('token') ?? '',
      topics: values.getAll('topics'),
      rhythm: values.get('rhythm') ?? '',
    }),
    async lead({ values, answer }) {
      const token = values.get('token') ?? ''
      const done = answer.ok ? 'saved' : answer.status === 400 ? 'refused' : 'failed'
      return leadTo(linkTo('newsletterPreferences', { token, done }))
    },
  })
