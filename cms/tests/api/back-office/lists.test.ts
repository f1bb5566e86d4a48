import { beforeAll, describe, expect, test } from '@jest/globals'
import type { ListAnswer, ListRow } from '@krono/contract'
import { getAdminUser } from '../../support/back-office'
import { runInStrapi } from '../../support/in-strapi'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'

const nameOf = ({ cells }: ListRow) => (cells.name as { name: string }).name

/** Family name of members that only this test creates. */
const family = 'Listás-Próba'

/** Name prefix of sixty users: three pages of rows with equal sort values. */
const many = 'lapozo-proba'
const addMany = `
async function run(many) {
  for (let at = 0; at < 60; at += 1)
    await strapi.db.query('plugin::users-permissions.user').create({
      data: { email: encodeURIComponent(many).slice(0, 40) + at + '@people.example', username: many.slice(0, 40) + at, firstName: 'A' + (at % 7), lastName: many },
    })
}
`

async function listOf(cms: RunningCms, admin: Member, query: string, list = 'users') {
  const { status, body } = await call(cms, 'GET', `/admin/lists/${list}?${query}`, admin)
  return { status, body, ...(body as ListAnswer) }
}

describe.each(everyCms())('lists of the back office on %s', (_name, cms) => {
  let admin: Member
  const people: Member[] = []
  const ask = (query: string) => listOf(cms, admin, `search=${encodeURIComponent(family)}&${query}`)

  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
    const inputs = [
      { tier: 'free', name: ['Ágnes', family] },
      { tier: 'paid', name: ['Béla', family] },
      { tier: 'subscriber', name: ['Cecília', family] },
      { tier: 'free', name: ['Dénes', family] },
      { tier: 'free', name: ['Éva', family] },
    ] as const
    for (const input of inputs)
      people.push(await newMember(cms, { ...input, name: [...input.name] }))
    await runInStrapi(cms, addMany, many)
  })

  test('contain exactly the matching users, in the requested order', async () => {
    const found = await ask('sort=name')
    expect([found.status, found.total]).toEqual([200, 5])
    expect(found.all).toBeGreaterThan(5)
    expect(found.rows.map(nameOf)).toEqual(
      ['Ágnes', 'Béla', 'Cecília', 'Dénes', 'Éva'].map((first) => `${family} ${first}`),
    )
    expect(found.rows[0]).toMatchObject({
      id: people[0]?.id,
      cells: {
        name: { id: people[0]?.id, email: people[0]?.email, pictureUrl: null },
        ...{ tier: 'free', plan: null, state: null, orders: 0, spent: [], confirmed: true },
        ...{ character: expect.stringMatching(/^\w+-(intake|release)$/), blocked: false },
        seen: expect.stringMatching(/Z$/),
      },
    })
    expect((await ask('sort=-name')).rows.map(nameOf)).toEqual(found.rows.map(nameOf).reverse())
  })

  test.each([
    ['tier=free', ['Ágnes', 'Dénes', 'Éva']],
    ['tier=paid,subscriber', ['Béla', 'Cecília']],
    ['tier=subscriber', ['Cecília']],
    ['plan=yearly', ['Béla']],
    ['until=next30', ['Béla']],
    ['until=none', ['Ágnes', 'Cecília', 'Dénes', 'Éva']],
    ['joined=last7&tier=paid', ['Béla']],
    ['orders=1..', []],
    ['confirmed=no', []],
    ['notBought=premium-year&tier=paid', ['Béla']],
    ['bought=premium-year', []],
    ['admin=owner,readOnly', []],
  ])('filtered by %s contain these users', async (query, names) => {
    const found = await ask(`sort=name&${query}`)
    expect(found.rows.map(nameOf)).toEqual(names.map((first) => `${family} ${first}`))
    expect(found.total).toBe(names.length)
  })

  test.each([
    ['yearly-paid', ['Béla']],
    // A member with a failed charge keeps premium during the grace period.
    ['monthly-paid', ['Cecília']],
    ['subscribers', ['Cecília']],
  ])('of %s contain these users', async (list, names) => {
    const query = `sort=name&search=${encodeURIComponent(family)}`
    const found = await listOf(cms, admin, query, list)
    expect(found.rows.map(nameOf)).toEqual(names.map((first) => `${family} ${first}`))
  })

  test('a user who cancelled with an owed charge is shown as on their own page, with the reason', async () => {
    const name = ['Ödön', 'Lemondó-Próba'] as const
    const member = await newMember(cms, { tier: 'subscriber', name: [...name] })
    const stripeId = `sub_${member.id}`
    await runSql(
      cms,
      `INSERT INTO subscriptions (document_id, stripe_id, user_id, plan, status, amount, currency, cancel_reason, cancel_at_period_end, current_period_end)
       VALUES ('${member.id}', '${stripeId}', ${member.userId}, 'monthly', 'past_due', 4990, 'huf', 'drága-${member.userId}', true, '2099-01-01T00:00:00.000Z')`,
    )
    await runSql(
      cms,
      `UPDATE up_users SET subscription_id = '${stripeId}', subscription_canceled = true WHERE id = ${member.userId}`,
    )
    await call(cms, 'POST', '/user/update', { token: member.token, body: { nickname: 'Ö' } })
    const found = await listOf(cms, admin, 'search=lemondo-proba', 'subscribers')
    const tier = (await getAdminUser(cms, admin, member)).tier
    expect(found.rows[0]?.cells).toMatchObject({
      ...{ tier, state: 'cancelled', nextCharge: null, reason: `drága-${member.userId}` },
    })
    for (const [one, total] of [
      [tier, 1],
      ['subscriber', 0],
    ])
      expect(await listOf(cms, admin, `search=lemondo-proba&tier=${one}`)).toMatchObject({ total })
    await runSql(cms, `DELETE FROM subscriptions WHERE stripe_id = '${stripeId}'`)
  })

  test.each(['name', '-name', 'until', '-until', 'joined', '-seen', 'spent'])(
    'sorted by %s have each row on exactly one page, ascending and descending',
    async (sort) => {
      const seen: string[] = []
      const query = `search=${many}&sort=${sort}&size=25`
      let page = await listOf(cms, admin, query)
      for (let before = 0; ; ) {
        expect([page.before, page.total]).toEqual([before, 60])
        seen.push(...page.rows.map(({ id }) => id))
        if (!page.next) break
        before += page.rows.length
        const next = await listOf(cms, admin, `${query}&after=${page.next}`)
        const back = await listOf(cms, admin, `${query}&before=${next.previous}`)
        expect(back.rows).toEqual(page.rows)
        expect([back.before, back.next === null]).toEqual([page.before, false])
        page = next
      }
      expect([seen.length, new Set(seen).size]).toEqual([60, 60])
    },
  )

  test('pagination works with names of maximum length', async () => {
    const longest = '𠀀'.repeat(80)
    const people = [await newMember(cms), await newMember(cms), await newMember(cms)]
    for (const { token } of people)
      await call(cms, 'POST', '/user/update', {
        token,
        body: { firstName: longest, lastName: longest },
      })
    await runInStrapi(cms, addMany, longest)
    const query = `search=${encodeURIComponent(longest.slice(0, 60))}&sort=name&size=25`
    const first = await listOf(cms, admin, query)
    const second = await listOf(cms, admin, `${query}&after=${first.next}`)
    expect([first.total, second.status, second.before]).toEqual([63, 200, 25])
    const third = await listOf(cms, admin, `${query}&after=${second.next}`)
    expect([third.rows.length, third.next]).toEqual([13, null])
    const back = await listOf(cms, admin, `${query}&before=${third.previous}`)
    expect(back.rows).toEqual(second.rows)
  })

  test('the rows of a table export are the same, without a count', async () => {
    const { body } = await call(
      cms,
      'GET',
      `/admin/lists/users/rows?search=${encodeURIComponent(family)}&sort=name`,
      admin,
    )
    expect(body).toEqual({ rows: (await ask('sort=name')).rows, next: null })
  })

  test.each([
    ['tier=rich', 'invalidField', 'tier'],
    ['until=soon', 'invalidField', 'until'],
    ['orders=-1', 'invalidField', 'orders'],
    ['sort=password', 'invalidField', 'sort'],
    ['sort=tier', 'invalidField', 'sort'],
    ['after=rubbish', 'invalidField', 'after'],
    [`after=${Buffer.from('[{},1,0]').toString('base64url')}`, 'invalidField', 'after'],
    ['size=1000', 'invalidField', 'size'],
    ['password=x', 'unknownField', 'password'],
    // A filter of other lists.
    ['amount=1..2', 'unknownField', 'amount'],
    ['tier=free&tier=paid', 'invalidField', 'tier'],
  ])('%s is refused', async (query, code, field) => {
    const { status, body } = await listOf(cms, admin, query)
    expect([status, body]).toMatchObject([400, { errors: [{ code, field }] }])
  })

  test('SQL wildcards are searched literally', async () => {
    for (const search of ['%', '_', "'", '\\', '"; DROP TABLE user_facts; --'])
      expect(
        await listOf(cms, admin, `search=${encodeURIComponent(`${family}${search}`)}`),
      ).toMatchObject({
        status: 200,
        total: 0,
      })
  })

  test.each(['payments', 'guest-payments'])(
    'of %s find an address in any spelling',
    async (list) => {
      const email = `vendeg-${list}@people.example`
      await runSql(
        cms,
        `INSERT INTO orders (document_id, kind, state, product_key, currency, price, discount, amount, refunded_amount, pay_link_id, buyer_email, language)
       VALUES ('${list}-vendeg', 'checkout', 'failed', 'pay-link', 'huf', 100000, 0, 100000, 0, 0, '${email}', 'hun')`,
      )
      const typed = encodeURIComponent(` ${email.toUpperCase()}`)
      expect((await listOf(cms, admin, `email=${typed}`, list)).total).toBe(1)
      await runSql(cms, `DELETE FROM orders WHERE document_id = '${list}-vendeg'`)
    },
  )

  test('an unknown list is 404', async () => {
    expect((await listOf(cms, admin, '', 'passwords')).status).toBe(404)
    expect((await listOf(cms, admin, '', 'constructor')).status).toBe(404)
  })

  test('changes of a user are listed at once, and deleted users are not listed', async () => {
    const member = await newMember(cms, { name: ['Zita', 'Változó-Próba'] })
    const { token, password } = member
    const search = (words: string) => listOf(cms, admin, `search=${encodeURIComponent(words)}`)
    await call(cms, 'POST', '/user/update', {
      token,
      body: { lastName: 'Cserélt-Próba', newsLetter: true },
    })
    expect((await search('valtozo-proba')).total).toBe(0)
    expect((await search('cserelt zita')).rows).toMatchObject([{ cells: { newsletter: true } }])
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect((await search('cserelt-proba')).total).toBe(0)
  })

  test('the list of paying users shows the monthly revenue of their subscriptions', async () => {
    const { status, body } = await call(cms, 'GET', '/admin/paying-figures?list=subscribers', admin)
    expect(status).toBe(200)
    const [row] = await runSql(
      cms,
      'SELECT count(*) AS people FROM user_facts WHERE paying_state IS NOT NULL',
    )
    expect(body.people).toBe(Number(row?.people))
    for (const list of ['users', 'payments', 'nothing']) {
      const refused = await call(cms, 'GET', `/admin/paying-figures?list=${list}`, admin)
      expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field: 'list' }] }])
    }
  })
})
