import { describe, expect, test } from '@jest/globals'
import { contentPaths, getWithToken } from '../support/content'
import { secrets } from '../support/environment'
import { everyCms } from '../support/running'

const closed = [
  'users',
  'users/me',
  'users-permissions/roles',
  'upload/files',
  'i18n/locales',
  'content-type-builder/content-types',
] as const

const siteAccounts = ['auth/local', 'auth/local/register', 'auth/forgot-password'] as const

/** Filters, sort orders and relations that would reveal the author of an entry. */
const privateQueries = [
  'filters[createdBy][email][$contains]=a',
  'filters[updatedBy][password][$startsWith]=$2',
  'filters[$or][0][createdBy][id][$gt]=0',
  'filters[localizations][createdBy][email][$contains]=a',
  'sort=createdBy.email',
  'sort[0]=updatedBy.password:asc',
  'populate=createdBy',
  'populate[createdBy]=*',
  'populate[localizations][populate]=createdBy',
  'fields[0]=createdBy',
  'populate=*&populate[createdBy][fields][0]=email',
]

describe.each(everyCms())('access on %s', (_name, cms) => {
  test.each(contentPaths)(
    'an anonymous caller cannot read %s, published or draft',
    async (path) => {
      for (const query of ['', '?status=draft']) {
        const answer = await fetch(`${cms.url}/api/${path}${query}`)
        expect([401, 403]).toContain(answer.status)
      }
    },
  )

  test.each(closed)('neither an anonymous caller nor web can read /api/%s', async (path) => {
    for (const answer of [await fetch(`${cms.url}/api/${path}`), await getWithToken(cms, path)]) {
      expect([401, 403, 404]).toContain(answer.status)
    }
  })

  test.each(siteAccounts)("Strapi's own /api/%s is closed", async (path) => {
    const body = JSON.stringify({ identifier: 'a@b.example', email: 'a@b.example', password: 'x' })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${cms.url}/api/${path}`, { method: 'POST', headers, body })
    expect([404, 405]).toContain(answer.status)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('web cannot write with %s', async (method) => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
    }
    const before = await (await getWithToken(cms, 'pages?locale=hu')).text()
    for (const path of ['pages', 'pages/privacy-policy', 'site-setting', 'upload']) {
      const body = JSON.stringify({ data: { title: 'x', slug: 'x' } })
      const answer = await fetch(`${cms.url}/api/${path}`, { method, headers, body })
      expect([401, 403, 404, 405]).toContain(answer.status)
    }
    expect(await (await getWithToken(cms, 'pages?locale=hu')).text()).toBe(before)
  })

  test('a wrong token is refused', async () => {
    const headers = { Authorization: `Bearer ${'x'.repeat(40)}` }
    const answer = await fetch(`${cms.url}/api/pages`, { headers })
    expect(answer.status).toBe(401)
  })

  test.each(contentPaths)(
    'web cannot filter, sort or populate %s by fields that are not content',
    async (path) => {
      for (const query of privateQueries) {
        const answer = await getWithToken(cms, `${path}?${query}`)
        expect([query, [400, 403]]).toEqual([query, expect.arrayContaining([answer.status])])
        expect(await answer.text()).not.toContain('editor@krono.example')
      }
    },
  )

  test('web’s token is the only API token', async () => {
    const headers = { Authorization: `Bearer ${cms.adminToken}` }
    const answer = await fetch(`${cms.url}/admin/api-tokens`, { headers })
    const { data }: { data: { name: string; type: string }[] } = await answer.json()
    expect(data.map(({ name, type }) => ({ name, type }))).toEqual([
      { name: 'web', type: 'custom' },
    ])
  })

  test('the roles of the site have no permissions', async () => {
    const headers = { Authorization: `Bearer ${cms.adminToken}` }
    const list = await fetch(`${cms.url}/users-permissions/roles`, { headers })
    const { roles }: { roles: { id: number; type: string }[] } = await list.json()
    expect(roles.map((role) => role.type).sort()).toEqual(['authenticated', 'public'])
    for (const { id } of roles) {
      const answer = await fetch(`${cms.url}/users-permissions/roles/${id}`, { headers })
      expect(JSON.stringify(await answer.json())).not.toContain('"enabled":true')
    }
  })
})
