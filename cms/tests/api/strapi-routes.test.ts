import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import { runInStrapi } from '../support/in-strapi'
import { everyCms } from '../support/running'

type Account = 'anyone' | 'web' | 'author' | 'editor' | 'admin'
type Row = { account: Account; call: string }

/** The committed list: the routes of Strapi and their callers, without the calls of the contract. */
function committed(): Row[] {
  const text = readFileSync(path.join(__dirname, '../support/strapi-routes.txt'), 'utf8')
  return text
    .split(/^# /m)
    .filter(Boolean)
    .flatMap((part) => {
      const [account = '', ...calls] = part.trim().split('\n')
      return calls.filter(Boolean).map((call) => ({ account: account as Account, call }))
    })
}

const blank = (call: string) => call.replace(/:\w+|\{id\}/g, ':x')

const ofContract = new Set(
  (Object.keys(endpoints) as EndpointName[])
    .map(endpointRow)
    .map(({ method, path: below }) => blank(`${method} /api${below}`)),
)

const listing = `
const { writeFileSync } = require('node:fs')
async function run(file) {
  const stacks = [strapi.server, strapi.server.api('content-api'), strapi.server.api('admin')]
  const layers = stacks.flatMap((one) => one.listRoutes())
  const calls = layers.flatMap(({ methods, path }) => methods.map((method) => method + ' ' + path))
  writeFileSync(file, JSON.stringify(calls))
}`

/** Strapi's own routes: health for every method, and the two that serve files. */
const files = /^\w[\w-]* (\/_health|\/uploads\/\(\.\*\)|\/\(\(\?!uploads\/\)\.\+\))$/

const refused: Record<Account, readonly ('anonymous' | 'author' | 'editor')[]> = {
  anyone: [],
  web: ['anonymous', 'author', 'editor'],
  author: ['anonymous'],
  editor: ['anonymous', 'author'],
  admin: ['anonymous', 'author', 'editor'],
}

describe.each(everyCms())('the routes of Strapi on %s', (_name, cms) => {
  let present: string[] = []

  beforeAll(async () => {
    const file = path.join(cms.database.folder, 'routes.json')
    await runInStrapi(cms, listing, file)
    present = JSON.parse(readFileSync(file, 'utf8'))
  })

  test('are exactly those of the committed list', () => {
    const own = present
      .filter((call) => !call.startsWith('HEAD ') && !files.test(call))
      .filter((call) => !ofContract.has(blank(call)))
    expect([...new Set(own)].sort()).toEqual(
      committed()
        .map(({ call }) => call)
        .sort(),
    )
  })

  test.each(committed().filter(({ account }) => refused[account].length > 0))(
    '$call refuses every role below $who',
    async ({ account, call }) => {
      const [method, form = ''] = call.split(' ')
      const tokens = { anonymous: undefined, author: cms.authorToken, editor: cms.editorToken }
      for (const role of refused[account]) {
        const token = tokens[role]
        const answer = await fetch(`${cms.url}${form.replace(/:\w+/g, '0')}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            ...(token && { Authorization: `Bearer ${token}` }),
          },
          body: method === 'GET' ? undefined : '{}',
        })
        expect([role, [401, 403]]).toEqual([role, expect.arrayContaining([answer.status])])
      }
    },
  )
})
