import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type EndpointName, endpoints } from '@krono/contract'
import { specialIndexes } from '../../src/platform/database/special-indexes'
import { bodies, requestOf } from '../support/bodies'
import { dayFromNow } from '../support/clock'
import { cmsFolder } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'
import { manyMembers, newPayer } from '../support/many-members'
import { checkOut, ordersOf } from '../support/payments'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { sandboxAction } from '../support/sandbox'
import { secondCms } from '../support/second-cms'
import { explainCode, recordStatements } from '../support/statements'

type Index = { name: string; columns: string[]; type?: 'unique' }

const folder = path.join(cmsFolder, 'src/api')
const ofSchemas: Index[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('schema.json'))
  .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).indexes ?? [])

async function definitionsOf(cms: RunningCms): Promise<Map<string, string>> {
  const rows = await runSql(
    cms,
    cms.database.name === 'SQLite'
      ? "SELECT name, sql AS definition FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
      : 'SELECT indexname AS name, indexdef AS definition FROM pg_indexes',
  )
  return new Map(rows.map(({ name, definition }) => [String(name), String(definition)]))
}

describe.each(everyCms())('the indexes of %s', (_name, cms) => {
  test('are those of the schemas, with their columns in order', async () => {
    const found = await definitionsOf(cms)
    expect(ofSchemas.length).toBeGreaterThan(20)
    for (const { name, columns, type } of ofSchemas) {
      const definition = found.get(name)?.replaceAll(/[`"]/g, '')
      expect([name, definition]).toEqual([
        name,
        expect.stringMatching(
          new RegExp(
            `${type === 'unique' ? 'unique index' : '^create index'}.*\\(${columns.join(', ')}\\)`,
            'i',
          ),
        ),
      ])
    }
  })

  test('include those that a schema cannot define, and those of users', async () => {
    const found = await definitionsOf(cms)
    const isPostgres = cms.database.name === 'PostgreSQL'
    const names = specialIndexes
      .filter(({ only }) => !only || isPostgres === (only === 'postgres'))
      .map(({ name }) => name)
    if (isPostgres) names.push('user_facts_words')
    const wanted = [
      ...names,
      'up_users_email',
      'up_users_confirmed_created_at',
      'pages_slug_draft_unique',
    ]
    expect(wanted.filter((name) => !found.has(name))).toEqual([])
  })

  if (cms.database.name === 'PostgreSQL')
    test('are read without compiling anything first', async () => {
      const [result] = await runInStrapi(cms, settings)
      expect(result).toBe('off')
    })

  test('cover all calls: no call scans a table that grows', async () => {
    const { file, env } = recordStatements(cms)
    const second = await secondCms({ ...cms, env })
    await makeAllCalls(second.cms)
    await makeAllPayments(second.cms)
    await second.stop()
    const [result] = await runInStrapi(cms, reading, file)
    expect(result).toEqual({ asked: expect.any(Number), scans: [] })
  })
})

const settings = `
async function run() {
  const { rows } = await strapi.db.connection.raw('SHOW jit')
  tell(rows[0].jit)
}
`

/** Code for `runInStrapi`: which statements in a file scan a table. */
const reading = `${explainCode}
const { readFileSync } = require('node:fs')
async function run(file) {
  const asked = readFileSync(file, 'utf8').split('\\n').filter(Boolean).map((line) => JSON.parse(line))
  const statements = asked.filter(([sql]) => isAsking(sql))
  tell({ asked: statements.length, scans: await scansOf(statements) })
}
`

/** Makes every call, each as a new member with the needed rights. */
async function makeAllCalls(cms: RunningCms) {
  const names = Object.keys(endpoints) as EndpointName[]
  const members = await manyMembers(cms, names.length)
  const emails = members.map(({ email }) => `'${email}'`).join(', ')
  await runSql(
    cms,
    `UPDATE up_users SET is_admin = true, admin_role = 'owner', is_paid_user = true, plan = 'yearly', subscription_id = 'sub_test'
     WHERE email IN (${emails})`,
  )
  for (const [index, name] of names.entries()) {
    const { method, path } = requestOf(name)
    const body = method === 'GET' ? {} : { body: bodies[name] ?? {} }
    await call(cms, method, path, { ...body, token: members[index]?.token })
  }
}

/** Makes a coupon for first-time buyers and returns its code. */
async function firstCoupon(cms: RunningCms) {
  const { token } = await newMember(cms, { isAdmin: true })
  const code = `FIRST-${randomBytes(5).toString('hex').toUpperCase()}`
  const body = { kind: 'percent', percent: 20, firstPurchase: true, code, reason: 'mert' }
  expect((await call(cms, 'POST', '/admin/coupons', { token, body })).status).toBe(200)
  return code
}

/** Buys, gives, redeems and refunds. */
async function makeAllPayments(cms: RunningCms) {
  const payer = await newPayer(cms)
  const analysis = {
    product: 'analysis-short',
    people: [{ name: 'Ágnes', date: '1984-06-12' }],
    confirmations: { areCorrect: true, mayBeInexact: true },
  }
  const gift = {
    giverName: 'Béla',
    recipientName: 'Ágnes',
    recipientEmail: payer.email,
    deliverOn: dayFromNow(),
  }
  const coupon = await firstCoupon(cms)
  // A first-purchase coupon is checked against every possible spelling of this person's address.
  const inputs = [
    { ...analysis, coupon },
    { product: 'premium-month' },
    { product: 'premium-year', gift },
  ]
  for (const input of inputs) {
    const session = await checkOut(cms, payer, input)
    await sandboxAction(cms, 'pay', { session })
    await call(cms, 'GET', `/payment/status?session=${session}`, payer)
  }
  for (const { id, analysis } of await ordersOf(cms, payer)) {
    await call(cms, 'GET', `/order/${id}`, payer)
    if (analysis) await call(cms, 'GET', `/analysis/${analysis.id}/next`, payer)
  }
}
