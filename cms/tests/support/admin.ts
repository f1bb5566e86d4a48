import { accounts } from './environment'
import type { RunningCms } from './running'

/** Logs in through the panel's own API. Strapi allows five logins in five minutes. */
export async function logIn(url: string, account: keyof typeof accounts): Promise<string> {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(accounts[account]),
  })
  const body: { data?: { token?: string; accessToken?: string } } = await answer.json()
  const token = body.data?.token ?? body.data?.accessToken
  if (!token) throw new Error(`The ${account} could not log in: ${JSON.stringify(body)}`)
  return token
}

// The panel displays a status that it computes itself ("modified") and does not send it back.
type Document = { documentId: string; status?: unknown } & Record<string, unknown>
type Answer<T> = { status: number; body: T }

/** A call of the content manager by an editor. */
export async function callPanel<T>(
  { url, editorToken }: RunningCms,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Answer<T>> {
  const answer = await fetch(`${url}/content-manager${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${editorToken}` },
    body: data === undefined ? undefined : JSON.stringify(data),
  })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

const pathOf = (uid: string, documentId = '') => `/collection-types/${uid}/${documentId}`

/** The first entry of a type whose field has this value, in a language. */
export async function findEntry(
  cms: RunningCms,
  uid: string,
  [field, value]: readonly [string, string],
  locale = 'hu',
): Promise<Document> {
  const query = new URLSearchParams({ locale, [`filters[${field}][$eq]`]: value })
  const found = await callPanel<{ results: Document[] }>(cms, 'GET', `${pathOf(uid)}?${query}`)
  const [entry] = found.body.results
  if (!entry) throw new Error(`No ${uid} with ${field} ${value}`)
  return entry
}

/** Saves a draft, like the button "Save". */
export const saveEntry = (
  cms: RunningCms,
  uid: string,
  { documentId, status: _, ...data }: Document,
  locale = 'hu',
) => callPanel<{ data: Document }>(cms, 'PUT', `${pathOf(uid, documentId)}?locale=${locale}`, data)

/** Publishes an entry, like the button "Publish". */
export const publishEntry = (
  cms: RunningCms,
  uid: string,
  { documentId, status: _, ...data }: Document,
  locale = 'hu',
) =>
  callPanel<{ data: Document }>(
    cms,
    'POST',
    `${pathOf(uid, documentId)}/actions/publish?locale=${locale}`,
    data,
  )

/** Unpublishes an entry. */
export const unpublishEntry = (cms: RunningCms, uid: string, documentId: string, locale = 'hu') =>
  callPanel(cms, 'POST', `${pathOf(uid, documentId)}/actions/unpublish?locale=${locale}`, {})

export const createEntry = (cms: RunningCms, uid: string, data: unknown, locale = 'hu') =>
  callPanel<{ data: Document; error?: { message: string } }>(
    cms,
    'POST',
    `${pathOf(uid)}?locale=${locale}`,
    data,
  )

export const deleteEntry = (cms: RunningCms, uid: string, documentId: string) =>
  callPanel(cms, 'DELETE', `${pathOf(uid, documentId)}?locale=*`)
