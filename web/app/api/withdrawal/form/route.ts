import { answerOf, endpointRow, errors, formBytes } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { leadTo } from '@/server/api/answer-form'
import { errorResponse } from '@/server/api/answers'
import { isFromOwnPage } from '@/server/api/own-origin'
import { readBytes } from '@/server/api/read-json'
import { visitorAddress } from '@/server/api/visitor-address'
import { readRefusal } from '@/server/cms/read-refusal'
import { jsonOf, requestCms } from '@/server/cms/request-cms'
import { readCookie } from '@/server/session/cookie'
import { openSession, sessionCookie } from '@/server/session/seal'
import { type WithdrawalMessage, withdrawalMessage } from '@/server/withdrawal/withdrawal-message'

type Step = 'findWithdrawal' | 'confirmWithdrawal'

/**
 * POST /api/withdrawal/form, both steps of a withdrawal without JavaScript: `number`, `email` (left out by members for an
 * order of their own), and `confirm` for the second step. Redirects to the page (303), which shows the outcome.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromOwnPage(request)) return errorResponse('forbidden')
  const bytes = await readBytes(request, formBytes)
  if (!bytes) return errorResponse('tooLarge')
  const values = new URLSearchParams(bytes.toString('utf8'))
  const typed = { number: values.get('number') ?? '', email: values.get('email') }
  const step: Step = values.has('confirm') ? 'confirmWithdrawal' : 'findWithdrawal'
  const answer = await callCms(request, step, typed).catch(() => undefined)
  const outcome = await messageOf(answer, { number: typed.number, email: typed.email ?? '' })
  const address = linkTo('withdrawalStatement', { step: outcome.step })
  return leadTo(address, withdrawalMessage.cookiesFor(outcome))
}

async function callCms(
  request: Request,
  step: Step,
  input: { number: string; email: string | null },
) {
  const { method, path } = endpointRow(step)
  const session = await openSession(readCookie(request, sessionCookie))
  const { number, email } = input
  return requestCms({
    ...{ method, path },
    caller: { token: session?.token, address: visitorAddress(request) },
    ...jsonOf({ number, ...(email !== null && { email }) }),
  })
}

async function messageOf(
  answer: Response | undefined,
  typed: { number: string; email: string },
): Promise<WithdrawalMessage> {
  if (answer?.ok) {
    const { withdrawal } = answerOf('findWithdrawal').parse(await answer.json())
    return { step: withdrawal.statedAt ? 'stated' : 'found', withdrawal }
  }
  const refusal = answer && (await readRefusal(answer))
  const rows = (refusal?.errors ?? []).map(({ field, message }) => [field, message] as const)
  const message = refusal?.message ?? errors.unavailable[language]
  const faults = Object.fromEntries(rows)
  return { step: 'refused', ...typed, faults, ...(rows.length === 0 && { message }) }
}
