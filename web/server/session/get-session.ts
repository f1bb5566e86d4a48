import { type EndpointName, errors, type Sent, type SessionAnswer } from '@krono/contract'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { type FixedRoute, linkTo } from '@/base/routing/links'
import { askCms } from '@/server/cms/ask-cms'
import { callerOfPage } from '@/server/cms/caller-of-page'
import { unlessRefused } from '@/server/cms/content-error'
import { ownAnswer } from '@/server/own-pages/own-answer'
import { openSession, sessionCookie } from './seal'

/** The token of the request's cookie; only the cms knows whether it is still valid. */
export const readToken = cache(async () => {
  const store = await cookies()
  return (await openSession(store.get(sessionCookie)?.value))?.token
})

type Question<Name extends EndpointName> = {
  endpoint: Name
  /** Stands in the path of some. */
  id?: string
  input?: Sent[Name]
}

/**
 * Asks the cms with the session of the caller; for pages rendered per request only. Returns undefined without a session
 * (401). Throws ContentError when the cms has no answer.
 */
export async function askAsUser<Name extends EndpointName>(question: Question<Name>) {
  const own = ownAnswer(question.endpoint)
  if (own) return own
  const token = await readToken()
  if (!token) return undefined
  const asked = askCms({ ...question, caller: await callerOfPage(token) })
  return unlessRefused(asked, [errors.notAuthorized.status])
}

/** The valid session of the caller, once a request; undefined without one. */
export const getSession = cache(
  (): Promise<SessionAnswer | undefined> => askAsUser({ endpoint: 'me' }),
)

/**
 * Data of a guarded page, independent of the proxy's check. Without a session it redirects to the login, and an invalid
 * cookie is deleted on the way (spec §4).
 */
export function orSessionOver<Found>(found: Found | undefined, address: string): Found {
  if (!found) redirect(`/api/session-over?${new URLSearchParams({ to: address })}`)
  return found
}

/** The user of a guarded page at this address. */
export const requireUserAt = async (address: string) =>
  orSessionOver(await getSession(), address).user

/** The user of a guarded page of a fixed address. */
export const requireUser = (route: FixedRoute, query: Record<string, string> = {}) =>
  requireUserAt(linkTo(route, query))
