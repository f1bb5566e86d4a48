import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { newCoupon } from '../../support/coupons'
import { formKey, pay } from '../../support/payments'
import { call, type Member, newEmail, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { sessionOf } from '../../support/sandbox'

type Row = { id: string; cells: Record<string, unknown> }

describe.each(everyCms())('lists of the shop on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const rowsOf = async (list: string, query: Record<string, string>): Promise<Row[]> => {
    const path = `/admin/lists/${list}?${new URLSearchParams({ size: '100', ...query })}`
    const { status, body } = await call(cms, 'GET', path, { token: admin.token })
    expect({ status, body }).toMatchObject({ status: 200 })
    return body.rows
  }
  const post = (path: string, body: object) =>
    call(cms, 'POST', `/admin/${path}`, { body, token: admin.token })

  test('of coupons: each state by its filter and in its cell, a code by its prefix', async () => {
    const codes: Record<string, string> = {}
    for (const state of ['live', 'timed', 'over', 'off'])
      codes[state] = await newCoupon(cms, { maxUses: 3 })
    const set = (state: string, what: string) =>
      runSql(cms, `UPDATE coupons SET ${what} WHERE code = '${codes[state]}'`)
    const later = cms.database.settings.DATABASE_FILE ? '4102444800000' : `'2100-01-01'`
    await set('timed', `valid_from = ${later}`)
    await set('over', 'uses = 3, used = 3')
    await set('off', `is_off = true, used = 3, valid_from = ${later}`)
    for (const [state, code] of Object.entries(codes)) {
      const of = (status: string) => rowsOf('coupons', { code, status })
      for (const other of Object.keys(codes)) {
        const found = await of(other)
        expect([state, other, found.length]).toEqual([state, other, state === other ? 1 : 0])
      }
      const [row] = await rowsOf('coupons', { code: code.slice(0, -1).toLowerCase() })
      expect(row?.cells).toMatchObject({ code, status: state, percent: 20, kind: 'percent' })
    }
    expect(await rowsOf('coupons', { code: '%' })).toEqual([])
  })

  test('of coupons: a batch by its whole name, also in the export', async () => {
    const batch = `Nyár ${randomBytes(4).toString('hex')}`
    const input = { kind: 'percent', percent: 20, count: 3, reason: 'mert' }
    const { body } = await post('coupons', { ...input, batch })
    await post('coupons', { ...input, batch: `${batch} 2` })
    const codes = (await rowsOf('coupons', { batch })).map(({ cells }) => cells.code)
    expect(codes.toSorted()).toEqual(body.codes.toSorted())
  })

  test('of coupons not for a first purchase include granted ones', async () => {
    const code = await newCoupon(cms)
    await runSql(cms, `UPDATE coupons SET first_purchase = NULL WHERE code = '${code}'`)
    const found = async (firstPurchase: string) =>
      (await rowsOf('coupons', { code, firstPurchase })).length
    const filters = ['no', 'yes']
    expect(await Promise.all(filters.map(found))).toEqual([1, 0])
    await runSql(cms, `UPDATE coupons SET first_purchase = true WHERE code = '${code}'`)
    expect(await Promise.all(filters.map(found))).toEqual([0, 1])
  })

  test('find names by their prefix in any case', async () => {
    const name = `Bérlet ${randomBytes(4).toString('hex')}`
    const link = { name, amount: 500_000, currency: 'huf', openUntil: '2099-01-01T12:00' }
    await post('pay-links', { ...link, key: formKey(), reason: 'mert' })
    for (const typed of [name, name.replace('B', 'b'), name.replace('rlet', 'RLET')])
      expect([typed, await rowsOf('pay-links', { name: typed })]).toMatchObject([
        typed,
        [{ cells: { name } }],
      ])
  })

  test('of pay links and of buyers without an account, with the revenue', async () => {
    const name = `Bérlet ${randomBytes(4).toString('hex')}`
    const link = { name, amount: 500_000, currency: 'huf', openUntil: '2099-01-01T12:00' }
    const made = await post('pay-links', { ...link, key: formKey(), reason: 'mert' })
    const { id } = made.body
    expect(await rowsOf('pay-links', { name, status: 'open' })).toMatchObject([
      { id, cells: { name, status: 'open', paid: 0, revenue: [] } },
    ])
    const [row] = await runSql(cms, `SELECT token FROM pay_links WHERE document_id = '${id}'`)
    const email = newEmail()
    const body = { token: row?.token, name: 'Kiss Béla', email }
    await pay(cms, sessionOf((await call(cms, 'POST', '/pay-link/pay', { body })).body.url))
    expect(await rowsOf('pay-links', { name, status: 'open,over,off' })).toEqual([])
    const money = [{ amount: 500_000, currency: 'huf' }]
    expect(await rowsOf('pay-links', { name, status: 'paid' })).toMatchObject([
      { id, cells: { paid: 1, revenue: money } },
    ])
    expect(await rowsOf('guest-payments', { email, what: 'payLink' })).toMatchObject([
      { cells: { name, payer: 'Kiss Béla', email, amount: money, status: 'fulfilled' } },
    ])
    expect(await rowsOf('guest-payments', { email, what: 'gift' })).toEqual([])
  })

  test.each(['coupons', 'pay-links', 'guest-payments', 'withdrawals', 'campaigns', 'analyses'])(
    'of %s work in each of their sort orders',
    async (list) => {
      const { body } = await call(cms, 'GET', `/admin/lists/${list}`, { token: admin.token })
      expect(body.all).toBeGreaterThanOrEqual(body.rows.length)
      expect((await rowsOf(list, {})).length).toBeLessThanOrEqual(100)
    },
  )
})
