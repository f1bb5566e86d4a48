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
const { changeRole } = require('./dist/src/back-office/people/actions/rights')
const areas = { giveDays: 'service', changeRole: 'rights' }
const acts = { giveDays, changeRole }
async function run(url, name, admin, id, wish) {
  await fetch(url)
  const caller = { user: { id: Number(admin) } }
  await onUser(strapi, { caller, id, area: areas[name] }, (on) => acts[name](strapi, { ...JSON.parse(wish), ...on }))
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
  })

  test('give days once for one form submitted twice', async () => {
    const admin = await newAdmin(cms)
    const member = await newMember(cms)
    const input = { days: 30, reason, key: `d${member.id}` }
    const same: Input = ['giveDays', admin.userId, member.id, input]
    expect(await atOnce([same, same])).toEqual(['done', 'done'])
    expect((await getAdminUser(cms, admin, member)).daysLeft).toBe(701)
  })

  test.each([
    [null, 'notFound'],
    ['support', 'adminRoleNeeded'],
  ])('cannot both take the owner’s role from each other: %s', async (role, refusal) => {
    const [one, two] = [await newAdmin(cms), await newAdmin(cms)]
    const input = { role, reason }
    const result = await atOnce([
      ['changeRole', one.userId, two.id, input],
      ['changeRole', two.userId, one.id, input],
    ])
    expect(result).toEqual([refusal, 'done'].sort())
    const rows = await runSql(
      cms,
      `SELECT id FROM up_users WHERE is_admin AND admin_role = 'owner'
       AND id IN (${one.userId}, ${two.userId})`,
    )
    expect(rows).toHaveLength(1)
  })
})
