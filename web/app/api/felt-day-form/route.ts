import { type ErrorCode, errors, formBytes } from '@krono/contract'
import { type FixedRoute, linkTo } from '@/base/routing/links'
import { remindAnchor } from '@/features/kronobiology/felt-form-path'
import type { FormOutcome } from '@/features/kronobiology/form-outcome'
import { feltScales } from '@/lib/contract/felt-scales'
import { errorResponse } from '@/server/api/answers'
import { isFromOwnPage } from '@/server/api/own-origin'
import { readBytes } from '@/server/api/read-json'
import { ContentError } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'
import { loginFor } from '@/server/session/login-for'

const page = 'kronobiology' satisfies FixedRoute

/**
 * POST of the form without JavaScript: `day` with the ratings, `remove` for a day to be deleted, or `remindAt` for the hour
 * of a reminder. Redirects to the page with the outcome, or to the login; ratings never appear in an address.
 */
export async function POST(request: Request) {
  if (!isFromOwnPage(request)) return errorResponse('forbidden')
  const bytes = await readBytes(request, formBytes)
  if (!bytes) return errorResponse('tooLarge')
  const values = new URLSearchParams(bytes.toString('utf8'))
  const outcome = await save(values).catch(refusalOf)
  if (!outcome) return leadTo(loginFor({ pathname: linkTo(page), search: '' }))
  if (values.has('remindAt'))
    return leadTo(`${linkTo(page, { reminded: outcome })}#${remindAnchor}`)
  const day =
    outcome === 'kept' || outcome === 'removed' ? undefined : (values.get('day') ?? undefined)
  return leadTo(linkTo(page, { day, said: outcome }))
}

/** Saves or deletes. Undefined without a session. */
async function save(values: URLSearchParams): Promise<FormOutcome | undefined> {
  const removed = values.get('remove')
  if (removed !== null) {
    const deleted = await askAsUser({ endpoint: 'deleteFeltDay', id: removed, input: {} })
    return deleted && 'removed'
  }
  const hour = values.get('remindAt')
  if (hour !== null) {
    const input = { hour: hour === '' ? null : Number(hour) }
    const reminder = await askAsUser({ endpoint: 'putFeltReminder', input })
    return reminder && (reminder.hour === null ? 'removed' : 'kept')
  }
  const stepOf = (name: string) => Number(values.get(name)) || null
  const [body, feeling, mind] = feltScales.map(stepOf)
  const saved = await askAsUser({
    endpoint: 'putFeltDay',
    id: values.get('day') ?? '',
    input: {
      ...{ body, feeling, mind },
      word: values.get('word') ?? '',
      userId: values.get('userId') ?? undefined,
    },
  })
  return saved && 'kept'
}

function refusalOf(error: unknown): FormOutcome {
  if (!(error instanceof ContentError)) throw error
  if (error.refusal) return error.refusal.errors?.[0]?.code ?? codeOf(error.refusal.status)
  return 'unavailable'
}

const codeOf = (status: number): ErrorCode =>
  status === errors.tooManyRequests.status ? 'tooManyRequests' : 'notFound'

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
