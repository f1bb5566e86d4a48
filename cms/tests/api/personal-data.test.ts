import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import {
  personalTable,
  personalUids,
  rowsOfUser,
} from '../../src/members/personal-data/personal-tables'
import type { UserRow } from '../../src/members/users/user-row'
import { dayFromNow } from '../support/clock'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { secondsAgo } from '../support/sessions'
import { findEverywhere, tableOf, tablesOf } from '../support/tables'
import { analysis } from '../support/wishes'

const isSqlite = ({ database }: RunningCms) => database.name === 'SQLite'

async function columnsOf(cms: RunningCms, table: string): Promise<string[]> {
  const rows = await runSql(
    cms,
    isSqlite(cms)
      ? `SELECT name FROM pragma_table_info('${table}')`
      : `SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}'`,
  )
  return rows.map(({ name }) => String(name))
}

// Strapi's own tables of relations and of panel sessions are about other people, or are deleted with the user.
const isStrapiTable = (table: string) => /_lnk$|^strapi_|^admin_/.test(table)

/** Adds a payment by a pay link, without signing in. */
const payAsGuest = (cms: RunningCms, email: string, name = 'Kiss Ágnes') =>
  runSql(
    cms,
    `INSERT INTO orders (document_id, kind, state, product_key, product_name, currency, price, discount, amount,
       refunded_amount, pay_link_id, buyer_email, billing, language, created_at)
     VALUES ('${randomBytes(12).toString('hex')}', 'checkout', 'failed', 'pay-link', 'Előadás', 'huf', 100000, 0, 100000,
       0, 0, '${email}', '${JSON.stringify({ fullName: name, email })}', 'hun', ${secondsAgo(cms, 60)})`,
  )

/** Adds the receipts of those payments. */
const receiptAsGuest = (cms: RunningCms, email: string) =>
  runSql(
    cms,
    `INSERT INTO receipts (document_id, number, kind, source_key, order_id, token, billing, lines, amount, currency, language, issued_at)
     SELECT document_id, 'G-' || id, 'receipt', 'order:' || id, id, document_id, billing, '[]', amount, currency, language, created_at
     FROM orders WHERE buyer_email = '${email}'`,
  )

/** Stores a word of a member in every field that takes text. */
async function leaveTraces(cms: RunningCms, { token }: Member, word: string) {
  const person = { name: `${word} Béla`, date: '1979-12-07' }
  const calls: ['POST' | 'PUT', path: string, body: object][] = [
    [
      'POST',
      '/user/update',
      { nickname: word, billingInformation: { fullName: word, city: word } },
    ],
    ['POST', '/user/addRegisteredDate', person],
    ['POST', '/user/addDateGroup', { name: word }],
    ['POST', '/share/create', { people: [person] }],
    ['POST', '/invitation/create', { name: word }],
    ['POST', '/relationship-list/add', { people: [person] }],
    ['PUT', `/felt-day/${dayFromNow()}`, { mind: 2, word }],
    ['POST', '/payment/checkout', { ...analysis, people: [person] }],
  ]
  for (const [method, path, body] of calls) {
    const { status } = await call(cms, method, path, { token, body })
    expect([path, status < 300]).toEqual([path, true])
  }
}

/** Column values that contain a word, without JSON and addresses. */
const namesIn = (tables: Awaited<ReturnType<typeof findEverywhere>>, word: string) =>
  Object.values(tables)
    .flat()
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string' && value.includes(word) && !/[{[:/]/.test(value))

/** Whether a text occurs anywhere in a response. */
const hasText = (answer: unknown, text: unknown) =>
  JSON.stringify(answer).includes(JSON.stringify(text).slice(1, -1))

describe.each(everyCms())('personal data on %s', (_name, cms) => {
  test('every table with a user’s data is in the export and in the erasure', async () => {
    const found: string[] = []
    for (const table of (await tablesOf(cms)).filter((name) => !isStrapiTable(name))) {
      if ((await columnsOf(cms, table)).includes('user_id')) found.push(table)
    }
    const known = personalUids.filter((uid) => personalTable(uid).by === 'userId').map(tableOf)
    expect(found.sort()).toEqual(known.sort())
  })

  test('is exported completely to its owner, without secrets and data of others', async () => {
    const member = await newMember(cms, { tier: 'paid', name: ['Ágnes', 'Export'] })
    const stranger = await newMember(cms, { tier: 'paid' })
    const saved = { name: 'Nagy Béla', date: '1979-12-07' }
    for (const { token } of [member, stranger]) {
      await call(cms, 'POST', '/user/addRegisteredDate', { body: saved, token })
    }
    const { status, body } = await call(cms, 'GET', '/user/export', { token: member.token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: {
        email: member.email,
        firstName: 'Ágnes',
        lastName: 'Export',
        birthDate: '1984-06-12',
        privacyAcceptedAt: expect.any(String),
        isPaidUser: true,
        pictureUrl: null,
      },
      devices: [{ rememberMe: false, revokedAt: null }],
      links: [{ kind: 'confirmEmail', email: member.email }],
      mails: [{ mail: 'confirmEmail' }],
      registeredDates: [saved],
    })
    const [row] = await runSql(cms, `SELECT password FROM up_users WHERE id = ${member.userId}`)
    const text = JSON.stringify(body)
    for (const secret of [String(row?.password), member.token, stranger.email, '/confirm-email?']) {
      expect(text).not.toContain(secret)
    }
    expect(text).not.toMatch(/hash|"password"|"id":/i)
  })

  test('includes payments under the address without a session', async () => {
    const { email, token } = await newMember(cms)
    await payAsGuest(cms, email)
    const stranger = (await newMember(cms)).email
    await payAsGuest(cms, stranger)
    for (const address of [email, stranger]) await receiptAsGuest(cms, address)
    const { orders, receipts } = (await call(cms, 'GET', '/user/export', { token })).body
    // Receipts of orders that were never paid would be faults in other tests.
    await runSql(cms, `DELETE FROM receipts WHERE number LIKE 'G-%'`)
    expect(orders).toMatchObject([{ productName: 'Előadás', buyerEmail: email }])
    expect(receipts).toMatchObject([{ amount: 100_000, currency: 'huf', billing: { email } }])
    // An unconfirmed address may belong to another person.
    const unproved = { id: 1, email, confirmed: false } as UserRow
    expect(rowsOfUser('api::order.order', unproved)).toEqual({ userId: 1 })
  })

  test('is exported from every table, and is in none after the deactivation', async () => {
    const member = await newMember(cms, { tier: 'paid', name: ['Zsófia', 'Erasure-Trial'] })
    const { token, email, password, userId } = member
    await leaveTraces(cms, member, 'Erasure-Trial')
    await payAsGuest(cms, email, 'Erasure-Trial Zsófia')
    const traces = () => findEverywhere(cms, [email, 'Erasure-Trial'])
    const before = await traces()
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['up_users', 'user_tokens', 'registered_dates', 'shared_results']),
    )
    const { body: exported } = await call(cms, 'GET', '/user/export', { token })
    expect(namesIn(before, 'Erasure-Trial').filter((name) => !hasText(exported, name))).toEqual([])
    const gone = await call(cms, 'DELETE', '/user/delete-user', { body: { password }, token })
    expect(gone).toMatchObject({ status: 200, body: { deleted: true } })
    const { outgoing_mails: farewell = [], ...others } = await traces()
    expect(others).toEqual({})
    // The last e-mail has the address until it is sent, and no name or account number.
    expect(farewell.filter((row) => row.mail !== 'deactivated' || row.user_id !== null)).toEqual([])
    for (const table of ['user_sessions', 'up_users_role_lnk']) {
      const rows = await runSql(cms, `SELECT * FROM ${table} WHERE user_id = ${userId}`)
      expect(rows).toEqual([])
    }
    expect((await call(cms, 'GET', '/user/export', { token })).status).toBe(401)
  })
})
