import { describe, expect, test } from '@jest/globals'
import { contentTypes } from '../../src/platform/lib/content-types'
import { findEntry } from '../support/admin'
import { everyCms, type RunningCms } from '../support/running'

type Account = 'editor' | 'author'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const page = 'api::page.page'

const call = (cms: RunningCms, account: Account, method: Method, path: string, data?: unknown) =>
  fetch(`${cms.url}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${cms[`${account}Token`]}`,
    },
    body: data === undefined ? undefined : JSON.stringify(data),
  })

/** The permissions for a type that the panel receives for its user. */
async function permissionsOf(cms: RunningCms, account: Account, uid: string) {
  const answer = await call(cms, account, 'GET', '/admin/users/me/permissions')
  const { data }: { data: { action: string; subject: string | null }[] } = await answer.json()
  return data
    .filter(({ subject, action }) => subject === uid && action.includes('content-manager.explorer'))
    .map(({ action }) => action.split('.').at(-1))
    .toSorted()
}

const listOf = (uid: string) =>
  uid === 'api::site-setting.site-setting'
    ? `/content-manager/single-types/${uid}?locale=hu`
    : `/content-manager/collection-types/${uid}?locale=hu`

const closed = [
  '/admin/users',
  '/admin/roles',
  '/admin/api-tokens',
  '/admin/webhooks',
  '/admin/transfer/tokens',
  '/users-permissions/roles',
  '/content-type-builder/content-types',
  '/upload/settings',
  '/content-manager/collection-types/plugin::users-permissions.user',
  '/content-manager/collection-types/api::consent-record.consent-record',
  '/content-manager/collection-types/api::page-view.page-view',
] as const

const verbs = ['create', 'read', 'update', 'delete', 'publish'] as const
type Verb = (typeof verbs)[number]

/** Types with drafts, types without drafts, and records of the system. */
const drafted = { editor: verbs, author: ['create', 'read', 'update'] } as const
const direct = { editor: ['create', 'read', 'update', 'delete'], author: ['read'] } as const
const record = { editor: ['read', 'update'], author: ['read'] } as const
const ofEditors = (of: { editor: readonly Verb[] }) => ({ editor: of.editor, author: [] })

/** Allowed actions of each role on the entries of each type. */
const rights: Record<string, Record<Account, readonly Verb[]>> = {
  'site-setting': drafted,
  'index-variant': drafted,
  'home-section': drafted,
  description: drafted,
  'blog-post': drafted,
  film: drafted,
  course: drafted,
  lesson: drafted,
  ebook: drafted,
  'site-image': drafted,
  page: drafted,
  'registration-form': drafted,
  interpretation: drafted,
  'sales-page': drafted,
  'interpretation-text': drafted,
  'test-question': drafted,
  'faq-entry': drafted,
  review: record,
  banner: drafted,
  campaign: direct,
  'menu-override': direct,
  'email-template': drafted,
  'newsletter-issue': drafted,
  product: direct,
  coupon: ofEditors(direct),
  incident: ofEditors(record),
  'contact-message': ofEditors(record),
}

/** A call that needs the permission, on an entry that does not exist: it is refused before the lookup. */
const callOf = (uid: string, verb: Verb): [Method, string] => {
  const isSingle = uid === 'api::site-setting.site-setting'
  const entries = `/content-manager/${isSingle ? 'single' : 'collection'}-types/${uid}`
  const entry = isSingle ? entries : `${entries}/nothere`
  const calls: Record<Verb, [Method, string]> = {
    create: ['POST', entries],
    read: ['GET', entries],
    update: ['PUT', entry],
    delete: ['DELETE', entry],
    publish: ['POST', `${entry}/actions/publish`],
  }
  return calls[verb]
}

describe.each(everyCms())('roles of the panel on %s', (_name, cms) => {
  test.each(contentTypes.map(({ uid }) => uid))(
    'have for %s the permissions of the table',
    async (uid) => {
      const allowed = rights[uid.split('.').at(-1) ?? '']
      if (!allowed) throw new Error(`${uid} stands in no row of this table`)
      for (const account of ['editor', 'author'] as const) {
        const stored = await permissionsOf(cms, account, uid)
        expect({ account, stored }).toEqual({ account, stored: [...allowed[account]].toSorted() })
        for (const verb of verbs.filter((one) => !allowed[account].includes(one))) {
          const [method, path] = callOf(uid, verb)
          const { status } = await call(
            cms,
            account,
            method,
            path,
            method === 'GET' ? undefined : {},
          )
          expect({ account, verb, isRefused: [403, 404, 405].includes(status) }).toEqual({
            account,
            verb,
            isRefused: true,
          })
        }
        if (!allowed[account].includes('read')) continue
        expect((await call(cms, account, 'GET', listOf(uid))).status).toBe(200)
      }
    },
  )

  test.each(['editor', 'author'] as const)('the %s can list the pictures', async (account) => {
    expect((await call(cms, account, 'GET', '/upload/files')).status).toBe(200)
  })

  test.each(['editor', 'author'] as const)('the %s has no other permission', async (account) => {
    for (const path of closed) {
      const { status } = await call(cms, account, 'GET', path)
      expect({ path, isOpen: status < 400 }).toEqual({ path, isOpen: false })
    }
  })

  test('an author saves drafts of other authors’ entries, and publishes and deletes none', async () => {
    const { documentId, title } = await findEntry(cms, page, ['slug', 'privacy-policy'])
    const entry = `/content-manager/collection-types/${page}/${documentId}`
    const save = await call(cms, 'author', 'PUT', `${entry}?locale=hu`, { title })
    expect(save.status).toBe(200)
    for (const [method, path] of [
      ['POST', `${entry}/actions/publish?locale=hu`],
      ['POST', `${entry}/actions/unpublish?locale=hu`],
      ['DELETE', `${entry}?locale=hu`],
    ] as const) {
      const answer = await call(cms, 'author', method, path, method === 'POST' ? {} : undefined)
      expect({ path, status: answer.status }).toEqual({ path, status: 403 })
    }
    const discard = await call(cms, 'author', 'POST', `${entry}/actions/discard?locale=hu`, {})
    expect(discard.status).toBe(200)
  })

  test('an author may use all pictures and change only their own', async () => {
    const list = await call(cms, 'author', 'GET', '/upload/files?pageSize=1')
    const { results }: { results: { id: number }[] } = await list.json()
    expect(results.length).toBe(1)
    const form = new FormData()
    form.set('fileInfo', JSON.stringify({ alternativeText: 'más' }))
    const change = await fetch(`${cms.url}/upload?id=${results[0]?.id}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${cms.authorToken}` },
      body: form,
    })
    expect(change.status).toBe(403)
  })
})
