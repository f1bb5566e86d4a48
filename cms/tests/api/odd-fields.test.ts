import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { contentTypes } from '../../src/platform/lib/content-types'
import { type Account, requestPanel } from '../support/editing'
import { everyCms } from '../support/running'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Call = { method: Method; path: string; body?: unknown }

const accounts = ['author', 'editor', 'admin'] as const satisfies readonly Account[]

/** Routes that look up entries by id, here ids that do not exist: they change nothing in any type. */
const ofEntries = /\/collection-types\/:model\/(.*:(id|sourceId)\b|actions\/bulk)/

/** The calls of the content manager about a type that change nothing (strapi-routes.test.ts checks the list). */
const forms = readFileSync(path.join(__dirname, '../support/strapi-routes.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, method, form] = /^(\w+) (\/(?:i18n\/)?content-manager\/.*)$/.exec(line) ?? []
    return method && form ? [{ method: method as Method, form }] : []
  })
  .filter(({ form }) => /:(model|uid|contentType)\b/.test(form))
  .filter(({ method, form }) => method === 'GET' || ofEntries.test(form))

/** Fields that Strapi adds, unknown names, and names of JavaScript's prototypes. */
const oddNames = [
  'createdBy',
  'updatedBy',
  'localizations',
  'id',
  'nothing',
  '__proto__',
  '*',
  '%00',
]

const oddQueries = oddNames.flatMap((name) => [
  `filters[${name}][$eq]=1`,
  `sort=${name}:asc`,
  `fields=${name}`,
  `populate=${name}`,
])

const uids = contentTypes.map(({ uid }) => uid)

const oddBodies = [{}, { documentIds: ['nothere'] }]

describe.each(everyCms())('odd field names in the panel on %s', (_name, cms) => {
  const fieldsOf = new Map<string, string[]>()

  beforeAll(async () => {
    const { body } = await requestPanel(cms, 'GET', '/content-manager/content-types', {
      account: 'admin',
    })
    const types: { uid: string; attributes: object }[] = body.data
    for (const { uid, attributes } of types) fieldsOf.set(uid, Object.keys(attributes))
  })

  /** The calls of all routes about a type, with each name where a route takes one. */
  async function callsOf(uid: string): Promise<Call[]> {
    const isSingle = uid === 'api::site-setting.site-setting'
    const list = `/content-manager/${isSingle ? 'single' : 'collection'}-types/${uid}?locale=hu`
    const { body } = await requestPanel(cms, 'GET', list, { account: 'admin' })
    const documentId = (body.results?.[0] ?? body.data)?.documentId
    const names = [...(fieldsOf.get(uid) ?? []), ...oddNames]
    const ofType = forms
      .filter(({ form }) => !form.includes(isSingle ? 'collection-types' : 'single-types'))
      .map(({ method, form }) => ({
        method,
        form: form.replace(/:(model|uid|contentType)\b/, uid),
      }))
    return ofType.flatMap(({ method, form }): Call[] => {
      const id = method === 'GET' ? (documentId ?? 'nothere') : 'nothere'
      const paths = (form.includes(':targetField') ? names : ['']).map((name) =>
        form.replace(/:(id|sourceId)\b/, id).replace(':targetField', name),
      )
      if (method !== 'GET')
        return paths.flatMap((path) => oddBodies.map((body) => ({ method, path, body })))
      const isList = form.endsWith(`-types/${uid}`)
      const requested = ['', ...(isList ? oddQueries.map((query) => `?${query}`) : [])]
      return paths.flatMap((path) => requested.map((query) => ({ method, path: path + query })))
    })
  }

  test.each(uids)('cause no server error for %s', async (uid) => {
    const broken = new Set<string>()
    // Accounts take turns: over all types, each account makes every kind of call.
    const first = uids.indexOf(uid)
    for (const [index, { method, path, body }] of (await callsOf(uid)).entries()) {
      const account = accounts[(first + index) % accounts.length]
      const { status } = await requestPanel(cms, method, path, { account, body })
      if (status >= 500) broken.add(`${account} ${method} ${path} ${JSON.stringify(body)}`)
    }
    expect([...broken]).toEqual([])
  })

  test('an entry of a type without drafts has no state to change', async () => {
    const entries = '/content-manager/collection-types/api::product.product'
    const { body } = await requestPanel(cms, 'GET', entries, { account: 'admin' })
    const [{ documentId }] = body.results
    for (const act of ['publish', 'unpublish', 'discard'])
      for (const account of accounts) {
        const answer = await requestPanel(cms, 'POST', `${entries}/${documentId}/actions/${act}`, {
          ...{ account, body: {} },
        })
        expect([account, act, [403, 404]]).toEqual([
          ...[account, act],
          expect.arrayContaining([answer.status]),
        ])
      }
    const after = await requestPanel(cms, 'GET', `${entries}/${documentId}`, { account: 'admin' })
    expect(after.body.data.documentId).toBe(documentId)
  })
})
