import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { call, newMember, newPerson } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

// Runs the nightly job at a given time.
const forgetting = `
const { purgeOld } = require('./dist/src/members/personal-data/purge-old')
const run = (before) => purgeOld(strapi, new Date(before))
`

describe.each(everyCms())('expired personal data on %s', (_name, cms) => {
  const instant = (year: number) =>
    cms.database.name === 'SQLite' ? String(Date.UTC(year, 0)) : `'${year}-01-01'`
  const count = async (table: string, where: string) =>
    Number((await runSql(cms, `SELECT count(*) AS n FROM ${table} WHERE ${where}`))[0]?.n)

  test('is deleted after its retention, and active data stays', async () => {
    const [old, young] = [newPerson(), newPerson()]
    for (const body of [old, young]) await call(cms, 'POST', '/user/signup', { body })
    const member = await newMember(cms)
    const left = await newMember(cms)
    await call(cms, 'POST', '/user/logout', { token: left.token, body: {} })
    for (const { email } of [old, member, left]) {
      await runSql(
        cms,
        `UPDATE up_users SET created_at = ${instant(2001)} WHERE email = '${email}'`,
      )
    }
    await runSql(
      cms,
      `UPDATE user_sessions SET revoked_at = ${instant(2001)} WHERE user_id = ${left.userId}`,
    )
    await runInStrapi(cms, forgetting, '2010-01-01')
    const has = ({ email }: { email: string }) => count('up_users', `email = '${email}'`)
    expect(await Promise.all([old, young, member, left].map(has))).toEqual([0, 1, 1, 1])
    expect(await count('user_sessions', `user_id = ${left.userId}`)).toBe(0)
    expect((await call(cms, 'GET', '/user/me', { token: member.token })).status).toBe(200)
    // All remaining rows belong to existing users.
    const orphans = 'user_id NOT IN (SELECT id FROM up_users)'
    expect(await count('user_tokens', orphans)).toBe(0)
  })
})
