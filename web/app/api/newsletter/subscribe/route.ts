import { linkTo } from '@/base/routing/links'
import { answerForm, leadTo } from '@/server/api/answer-form'
import { refusalIn } from '@/server/newsletter/refusal-in'
import { toldCookie } from '@/server/newsletter/told'

const fields = ['email', 'consent', 'website', 'stamp'] as const

/** POST /api/newsletter/subscribe (spec §7): a form of a page leads to /newsletter, JSON is answered by 202 `{ email }`. */
export const POST = (request: Request) =>
  answerForm(request, {
    endpoint: 'subscribe',
    read: (values) =>
      Object.fromEntries(
        fields.flatMap((name) => (values.get(name) ? [[name, values.get(name)]] : [])),
      ),
    async lead({ values, answer }) {
      if (answer.ok) return leadTo(linkTo('newsletter', { sent: '1' }))
      const email = (values.get('email') ?? '').slice(0, 300)
      return leadTo(linkTo('newsletter'), toldCookie({ email, ...(await refusalIn(answer)) }))
    },
  })
