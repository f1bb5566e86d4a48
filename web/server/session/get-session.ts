import { type EndpointName, endpoints, type SessionAnswer, sessionAnswer } from '@krono/contract'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { z } from 'zod'
import { type FixedRoute, linkTo } from '@/base/routing/links'
import { askCms } from '@/server/cms/ask-cms'
import { ContentError } from '@/server/cms/client'
import { openSession, sessionCookie } from './seal'

/** The token of the request's cookie; it names somebody only as long as the cms says so. */
export const readToken = cache(async () => {
  const store = await cookies()
  return (await openSession(store.get(sessionCookie)?.value))?.token
})

type Question<T> = { endpoint: EndpointName; answer: z.ZodType<T>; query?: Record<string, string> }

/**
 * Asks the cms in the name of whoever asks for the page; for pages made per request only. Returns
 * undefined for nobody (401). Throws ContentError when the cms has no answer.
 */
export async function askAsUser<T>({ endpoint, answer, query = {} }: Question<T>) {
  const token = await readToken()
  if (!token) return undefined
  const found = await askCms({ endpoint, query, token })
  if (found.status === 401) return undefined
  if (!found.ok) throw new ContentError(endpoints[endpoint].path, found.status)
  return answer.parse(await found.json())
}

/** The living session of whoever asks for the page, once a request; undefined for nobody. */
export const getSession = cache(
  (): Promise<SessionAnswer | undefined> => askAsUser({ endpoint: 'me', answer: sessionAnswer }),
)

/**
 * The user of a guarded page at this address, whatever the proxy thought. Nobody is led to the login, and a cookie that
 * names nobody any more is taken away on the way (spec §4).
 */
export async function requireUserAt(address: string) {
  const session = await getSession()
  if (!session) redirect(`/api/session-over?${new URLSearchParams({ to: address })}`)
  return session.user
}

/** The user of a guarded page of a fixed address. */
export const requireUser = (route: FixedRoute, query: Record<string, string> = {}) =>
  requireUserAt(linkTo(route, query))
