import { openedHeader } from '../../src/publishing/versions/opened-header'
import type { RunningCms } from './running'

export type Account = 'admin' | 'editor' | 'author'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Asked = { account?: Account | { token: string }; body?: unknown; opened?: string }

// biome-ignore lint/suspicious/noExplicitAny: each call has a response of its own, which its test reads.
type Answer = { status: number; body: any }

/** A call of the panel by one of its users; `opened`: when the loaded form was last changed. */
export async function requestPanel(
  cms: RunningCms,
  method: Method,
  path: string,
  { account = 'editor', body, opened }: Asked = {},
): Promise<Answer> {
  const token = typeof account === 'string' ? cms[`${account}Token`] : account.token
  const answer = await fetch(`${cms.url}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...(opened !== undefined && { [openedHeader]: opened }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

export type Form = Record<string, unknown> & { documentId: string; updatedAt: string }

/** Path of a type in the content manager, or of one of its entries. */
export const addressOf = (uid: string, documentId = '', locale = 'hu') =>
  `/content-manager/collection-types/${uid}/${documentId}?locale=${locale}`

/** Loads the form of an entry. */
export const openForm = async (
  cms: RunningCms,
  uid: string,
  documentId: string,
  locale = 'hu',
): Promise<Form> => (await requestPanel(cms, 'GET', addressOf(uid, documentId, locale))).body.data

/** Body of a save: like Strapi's panel, without fields that are not in the form. */
export function bodyOfForm({ id: _, createdAt, updatedAt, publishedAt, status, ...fields }: Form) {
  const { createdBy, updatedBy, localizations, locale, ...rest } = fields
  return rest
}

/** Saves a loaded form with some fields changed. */
export const saveForm = (
  cms: RunningCms,
  uid: string,
  form: Form,
  typed: object,
  { account = 'editor', locale = 'hu' }: { account?: Asked['account']; locale?: string } = {},
) =>
  requestPanel(cms, 'PUT', addressOf(uid, form.documentId, locale), {
    account,
    body: { ...bodyOfForm(form), ...typed },
    opened: form.updatedAt,
  })

export const versionsOf = async (
  cms: RunningCms,
  uid: string,
  documentId: string,
  locale = 'hu',
) => {
  const path = `/editing/versions/${uid}/${documentId}?locale=${locale}`
  return (await requestPanel(cms, 'GET', path)).body.versions
}

export const restoreVersion = (
  cms: RunningCms,
  uid: string,
  documentId: string,
  {
    number,
    locale = 'hu',
    account = 'editor',
  }: { number: number; locale?: string; account?: Asked['account'] },
) =>
  requestPanel(cms, 'POST', `/editing/versions/${uid}/${documentId}/${number}?locale=${locale}`, {
    account,
  })
