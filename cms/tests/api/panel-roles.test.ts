import { describe, expect, test } from '@jest/globals'
import { contentTypes } from '../../src/lib/content-types'
import { findEntry } from '../support/admin'
import { everyCms, type RunningCms } from '../support/running'

type Who = 'editor' | 'author'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const page = 'api::page.page'

const call = (cms: RunningCms, who: Who, method: Method, path: string, data?: unknown) =>
  fetch(`${cms.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${cms[`${who}Token`]}` },
    body: data === undefined ? undefined : JSON.stringify(data),
  })

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

describe.each(everyCms())('people of the panel on %s', (_name, cms) => {
  test.each(['editor', 'author'] as const)(
    'the %s reads everything that is written',
    async (who) => {
      for (const { uid, ...row } of contentTypes) {
        const isClosed = who === 'author' && 'ofEditors' in row
        expect({ uid, status: (await call(cms, who, 'GET', listOf(uid))).status }).toEqual({
          uid,
          status: isClosed ? 403 : 200,
        })
      }
      expect((await call(cms, who, 'GET', '/upload/files')).status).toBe(200)
    },
  )

  test.each(['editor', 'author'] as const)('the %s reaches nothing else', async (who) => {
    for (const path of closed) {
      const { status } = await call(cms, who, 'GET', path)
      expect({ path, isOpen: status < 400 }).toEqual({ path, isOpen: false })
    }
  })

  test('an author saves drafts of what others wrote, and publishes and deletes nothing', async () => {
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

  test("an author may use everybody's pictures and change only their own", async () => {
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
