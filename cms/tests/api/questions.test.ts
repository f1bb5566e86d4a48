import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import { personalTable, personalUids } from '../../src/members/personal-data/personal-tables'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { secondsAgo } from '../support/sessions'

const names = Object.keys(endpoints) as EndpointName[]
const isAsked = (name: EndpointName) =>
  endpointRow(name).method === 'GET' && !endpointRow(name).isAnsweredByWeb

/** GET calls with side effects; web accepts them from its own pages only. */
const changing = names.filter((name) => isAsked(name) && endpointRow(name).changes)
const questions = names.filter((name) => isAsked(name) && !endpointRow(name).changes)

function columnOf(uid: (typeof personalUids)[number]) {
  const name = uid.split('.').at(-1)
  const file = path.resolve(__dirname, `../../src/api/${name}/content-types/${name}/schema.json`)
  const table: string = JSON.parse(readFileSync(file, 'utf8')).collectionName
  const column = personalTable(uid).by.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { table, column }
}

test('the GET calls with side effects are known', () => {
  expect(changing.sort()).toEqual(['forgotPassword', 'me', 'paymentStatus', 'referrals'])
})

describe.each(everyCms())('a GET call on %s', (_name, cms) => {
  let member: Member
  beforeAll(async () => {
    member = await newMember(cms, { tier: 'paid' })
    const send = (address: string, body: object) =>
      call(cms, 'POST', address, { token: member.token, body })
    await send('/user/addRegisteredDate', { name: 'Nagy Béla', date: '1979-12-07' })
    await send('/calendar/create', { cycles: ['physical'] })
    await send('/share/create', { people: [{ name: 'Ágnes', date: '1984-06-12' }] })
    // Otherwise the session was seen too recently to be updated.
    await runSql(
      cms,
      `UPDATE user_sessions SET last_seen_at = ${secondsAgo(cms, 3600)} WHERE user_id = ${member.userId}`,
    )
  })

  async function rowsOfMember() {
    const { userId } = member
    const rows: unknown[] = [await runSql(cms, `SELECT * FROM up_users WHERE id = ${userId}`)]
    for (const { table, column } of personalUids.map(columnOf)) {
      // E-mails are being sent independently of the calls.
      if (table === 'outgoing_mails') continue
      rows.push(await runSql(cms, `SELECT * FROM ${table} WHERE ${column} = ${userId} ORDER BY id`))
    }
    return rows
  }

  test.each(questions)('%s changes no data of its caller', async (name) => {
    const before = await rowsOfMember()
    const address = endpointRow(name).path.replace('{id}', 'nothing')
    const { status } = await call(cms, 'GET', address, { token: member.token })
    expect(status).toBeLessThan(500)
    expect(await rowsOfMember()).toEqual(before)
  })

  test('the me call, which web accepts from its own pages only, does', async () => {
    const before = await rowsOfMember()
    await call(cms, 'GET', '/user/me?rememberMe=false', { token: member.token })
    expect(await rowsOfMember()).not.toEqual(before)
  })
})
