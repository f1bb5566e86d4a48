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
  /** Replaces `{id}` in the path. */
  id?: string
  input?: Sent[Name]
}

/**
 * Sends a request to the cms with the session of the caller; for pages rendered per request only. Returns undefined
 * without a session (401). Throws ContentError if the cms does not answer.
 */
export async function askAsUser<Name extends EndpointName>(question: Question<Name>) {
  const prefetched = ownAnswer(question.endpoint)
  if (prefetched) return prefetched
  const token = await readToken()
  if (!token) return undefined
  const answer = askCms({ ...question, caller: await callerOfPage(token) })
  return unlessRefused(answer, [errors.notAuthorized.status])
}

/** The valid session of the caller; undefined without one. Cached for the current request. */
export const getSession = cache(
  (): Promise<SessionAnswer | undefined> => askAsUser({ endpoint: 'me' }),
)

/**
 * Data of a guarded page, independent of the proxy's check. Without a session it redirects to the login and deletes an
 * invalid cookie (spec §4).
 */
export function orSessionOver<Found>(found: Found | undefined, address: string): Found {
  if (!found) redirect(`/api/session-over?${new URLSearchParams({ to: address })}`)
  return found
}

/** The user of a guarded page at this address. Redirects without a session. */
export const requireUserAt = async (address: string) =>
  orSessionOver(await getSession(), address).user

/** The user of a guarded page without a parameter in its address. */
export const requireUser = (route: FixedRoute, query: Record<string, string> = {}) =>
  requireUserAt(linkTo(route, query))
