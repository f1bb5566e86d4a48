import { endpointRow, formBytes } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { leadTo } from '@/server/api/answer-form'
import { errorResponse } from '@/server/api/answers'
import { isFromOwnPage } from '@/server/api/own-origin'
import { readBytes } from '@/server/api/read-json'
import { refusalIn } from '@/server/api/refusal-in'
import { visitorAddress } from '@/server/api/visitor-address'
import { jsonOf, requestCms } from '@/server/cms/request-cms'
import { contactMessage } from '@/server/contact/sent-message'
import { readCookie } from '@/server/session/cookie'
import { openSession, sessionCookie } from '@/server/session/seal'

/** URL encoding needs up to twelve characters for one character. */
const mostBytes = 4 * formBytes

/**
 * POST /api/contact/form: the contact form without JavaScript. Makes the same call to the cms and redirects to the contact
 * page (303), which shows the confirmation, or the form with the submitted values and errors.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromOwnPage(request)) return errorResponse('forbidden')
  const bytes = await readBytes(request, mostBytes)
  if (!bytes) return errorResponse('tooLarge')
  const values = new URLSearchParams(bytes.toString('utf8'))
  const typed = {
    name: values.get('name') ?? '',
    email: values.get('email') ?? '',
    message: values.get('message') ?? '',
  }
  const session = await openSession(readCookie(request, sessionCookie))
  const { method, path } = endpointRow('sendMessage')
  const answer = await requestCms({
    ...{ method, path },
    caller: { token: session?.token, address: visitorAddress(request) },
    ...jsonOf({ ...typed, website: values.get('website') ?? '' }),
  }).catch(() => undefined)
  if (answer?.ok) return leadTo(linkTo('contact', { sent: '1' }))
  const refusal = answer && answer.status < 500 ? await refusalIn(answer) : undefined
  // Errors that the sender did not cause get the message of spec §8.
  const failure = refusal ?? { faults: {}, code: 'messageFailed' as const }
  return leadTo(
    linkTo('contact', { told: '1' }),
    contactMessage.cookiesFor({ ...typed, ...failure }),
  )
}
