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

/** A form writes each letter in up to twelve characters. */
const mostBytes = 4 * formBytes

/**
 * POST /api/contact/form, as a browser sends the form without its script: the same call of the cms, answered by the contact
 * page (303). What was refused stands in its form again, with what is wrong.
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
  // The words of spec §8 for whatever is not the sender's.
  const failure = refusal ?? { faults: {}, code: 'messageFailed' as const }
  return leadTo(
    linkTo('contact', { told: '1' }),
    contactMessage.cookiesFor({ ...typed, ...failure }),
  )
}
