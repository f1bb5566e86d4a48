import { describe, expect, test } from '@jest/globals'
import { adminAction, getAdminUser, newAdmin } from '../support/back-office'
import { barrierFor } from '../support/barrier'
import { runInStrapi } from '../support/in-strapi'
import { newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const reason = 'Egyszerre ketten'

/** Code for `runInStrapi`: an admin action on a user, started at the same moment in two processes. */
const meeting = `
const { onUser } = require('./dist/src/back-office/people/on-user')
const { giveDays } = require('./dist/src/back-office/people/actions/give-days')
const { makeAdmin } = require('./dist/src/back-office/people/actions/rights')
const acts = { giveDays, makeAdmin }
async function run(url, name, admin, id, wish) {
  await fetch(url)
  const caller = { user: { id: Number(admin) } }
  await onUser(strapi, { caller, id }, (on) => acts[name](strapi, { ...JSON.parse(wish), ...on }))
    .then(() => tell('done'), (error) => tell(error.code ?? String(error)))
}
`

describe.each(everyCms())('two admins at once on %s', (_name, cms) => {
  type Input = [name: string, admin: number, id: string, wish: object]

  async function atOnce(inputs: Input[]) {
    const barrier = await barrierFor(inputs.length)
    const result = await Promise.all(
      inputs.map(([name, admin, id, input]) =>
        runInStrapi(cms, meeting, barrier.url, name, String(admin), id, JSON.stringify(input)),
      ),
    )
    barrier.end()
    return result.flat().sort()
  }

  test('do not exceed the limit of days per person', async () => {
    const [one, two] = [await newAdmin(cms), await newAdmin(cms)]
    const member = await newMember(cms)
    await adminAction(cms, one, member, 'gift-days', { key: `a${member.id}`, days: 366, reason })
    const input = { days: 300, reason }
    const result = await atOnce([
      ['giveDays', one.userId, member.id, { ...input, key: `b${member.id}` }],
      ['giveDays', two.userId, member.id, { ...input, key: `c${member.id}` }],
    ])
    expect(result).toEqual(['adminTooManyDays', 'done'])
    expect((await getAdminUser(cms, one, member)).daysLeft).toBe(65)
  }, 60_000)

  test('give days once for one form submitted twice', async () => {
    const admin = await newAdmin(cms)
    const member = await newMember(cms)
    const input = { days: 30, reason, key: `d${member.id}` }
    const same: Input = ['giveDays', admin.userId, member.id, input]
    expect(await atOnce([same, same])).toEqual(['done', 'done'])
    expect((await getAdminUser(cms, admin, member)).daysLeft).toBe(701)
  }, 60_000)

  test('cannot both remove each other’s admin rights', async () => {
    const [one, two] = [await newAdmin(cms), await newAdmin(cms)]
    const input = { isAdmin: false, reason }
    const result = await atOnce([
      ['makeAdmin', one.userId, two.id, input],
      ['makeAdmin', two.userId, one.id, input],
    ])
    expect(result).toEqual(['done', 'notFound'])
    const ids = `(${one.userId}, ${two.userId})`
    const rows = await runSql(cms, `SELECT id FROM up_users WHERE is_admin AND id IN ${ids}`)
    expect(rows).toHaveLength(1)
  }, 60_000)
})
