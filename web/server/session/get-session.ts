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

/** The token of the request's cookie; it names somebody only as long as the cms says so. */
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
 * Asks the cms in the name of whoever asks for the page; for pages made per request only. Returns
 * undefined for nobody (401). Throws ContentError when the cms has no answer.
 */
export async function askAsUser<Name extends EndpointName>(question: Question<Name>) {
  const told = ownAnswer(question.endpoint)
  if (told) return told
  const token = await readToken()
  if (!token) return undefined
  const asked = askCms({ ...question, caller: await callerOfPage(token) })
  return unlessRefused(asked, [errors.notAuthorized.status])
}

/** The living session of whoever asks for the page, once a request; undefined for nobody. */
export const getSession = cache(
  (): Promise<SessionAnswer | undefined> => askAsUser({ endpoint: 'me' }),
)

/**
 * What a guarded page at this address found of its reader, whatever the proxy thought. Nobody is led to the login, and a
 * cookie that names nobody any more is taken away on the way (spec §4).
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
