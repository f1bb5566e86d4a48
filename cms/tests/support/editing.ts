import { openedHeader } from '../../src/versions/opened-header'
import type { RunningCms } from './running'

export type Who = 'admin' | 'editor' | 'author'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Asked = { who?: Who | { token: string }; body?: unknown; opened?: string }

// biome-ignore lint/suspicious/noExplicitAny: each call has an answer of its own, which its test reads.
type Answer = { status: number; body: any }

/** A call that the panel makes, as one of its people; `opened` says what its form was filled with. */
export async function askPanel(
  cms: RunningCms,
  method: Method,
  path: string,
  { who = 'editor', body, opened }: Asked = {},
): Promise<Answer> {
  const token = typeof who === 'string' ? cms[`${who}Token`] : who.token
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

/** Where the content manager has a type, or one of its entries. */
export const addressOf = (uid: string, documentId = '', locale = 'hu') =>
  `/content-manager/collection-types/${uid}/${documentId}?locale=${locale}`

/** What a form is filled with when somebody opens an entry. */
export const openForm = async (
  cms: RunningCms,
  uid: string,
  documentId: string,
  locale = 'hu',
): Promise<Form> => (await askPanel(cms, 'GET', addressOf(uid, documentId, locale))).body.data

/** What is sent when a form is saved: as Strapi's panel, without what the form does not hold. */
export function sentBy({ id: _, createdAt, updatedAt, publishedAt, status, ...fields }: Form) {
  const { createdBy, updatedBy, localizations, locale, ...rest } = fields
  return rest
}

/** Saves a form that was opened, with some fields as somebody typed them. */
export const saveForm = (
  cms: RunningCms,
  uid: string,
  form: Form,
  typed: object,
  { who = 'editor', locale = 'hu' }: { who?: Asked['who']; locale?: string } = {},
) =>
  askPanel(cms, 'PUT', addressOf(uid, form.documentId, locale), {
    who,
    body: { ...sentBy(form), ...typed },
    opened: form.updatedAt,
  })

export const versionsOf = async (
  cms: RunningCms,
  uid: string,
  documentId: string,
  locale = 'hu',
) => {
  const path = `/editing/versions/${uid}/${documentId}?locale=${locale}`
  return (await askPanel(cms, 'GET', path)).body.versions
}

export const bringBack = (
  cms: RunningCms,
  uid: string,
  documentId: string,
  {
    number,
    locale = 'hu',
    who = 'editor',
  }: { number: number; locale?: string; who?: Asked['who'] },
) =>
  askPanel(cms, 'POST', `/editing/versions/${uid}/${documentId}/${number}?locale=${locale}`, {
    who,
  })
