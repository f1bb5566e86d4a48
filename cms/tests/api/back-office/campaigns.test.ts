import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { auditLogOf } from '../../support/acts'
import { createEntry, deleteEntry, publishEntry } from '../../support/admin'
import { secrets } from '../../support/environment'
import { newPayer } from '../../support/many-members'
import {
  checkOut,
  formKey,
  ordersOf,
  pay,
  payWrongAmount,
  requestRefund,
} from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

const hour = 3_600_000
/** A minute in the time of Budapest, in the format of the form. */
const local = (ms: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  })
    .format(new Date(Date.now() + ms))
    .replace(' ', 'T')

describe.each(everyCms())('campaigns in the back office on %s', (_name, cms) => {
  let admin: Member
  const made: string[] = []
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })
  afterEach(async () => {
    for (const id of made.splice(0)) await deleteEntry(cms, 'api::campaign.campaign', id)
  })

  const inputOf = (input: object = {}) => ({
    ...{ name: 'Őszi', language: 'hun', product: 'premium-year-discount', reason: 'Ősz van' },
    ...{ startDate: local(-hour), endDate: local(hour), ...input },
  })
  /** Saves a campaign like the form, which sends back what was displayed. */
  async function save(input: { id?: string } & Record<string, unknown> = {}) {
    const { updatedAt } = input.id === undefined ? {} : await show(input.id)
    const answer = await call(cms, 'POST', '/admin/campaigns', {
      body: { ...inputOf(input), updatedAt, ...input },
      token: admin.token,
    })
    const { id } = answer.body
    if (answer.status === 200 && !made.includes(id)) made.push(id)
    return answer
  }
  const show = async (id: string) =>
    (await call(cms, 'GET', `/admin/campaigns/${id}`, { token: admin.token })).body
  const end = (id: string, body: object = { reason: 'Elég volt' }) =>
    call(cms, 'POST', `/admin/campaigns/${id}/end`, { body, token: admin.token })
  const running = async () =>
    (await call(cms, 'GET', '/campaign/active-campaign?language=hun')).body

  test('an admin starts, changes and ends a campaign; each action is logged', async () => {
    const { body } = await save({ menuLabel: 'Őszi ajánlat', budget: 5 })
    const { id } = body
    expect(await running()).toMatchObject({ name: 'Őszi', menuLabel: 'Őszi ajánlat' })
    expect(await show(id)).toMatchObject({
      ...{ id, state: 'live', budget: 5, uses: 0, brought: [], banner: null },
      price: { currency: 'huf' },
    })
    expect((await show(id)).previews.map(({ audience }: { audience: string }) => audience)).toEqual(
      ['visitor', 'free', 'paid-monthly', 'paid-yearly', 'subscriber-monthly'],
    )
    expect((await save({ id, name: 'Téli' })).body).toEqual({ id })
    expect(await running()).toMatchObject({ name: 'Téli', menuLabel: null })
    const ended = await Promise.all([end(id), end(id)])
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await running()).toHaveProperty('msg')
    expect(await show(id)).toMatchObject({ state: 'over', previews: [] })
    expect(await save({ id })).toMatchObject(refusal('campaignEnded'))
    expect((await auditLogOf(cms, id)).map(({ act, reason }) => [act, reason])).toEqual([
      ['saveCampaign', 'Ősz van'],
      ['saveCampaign', 'Ősz van'],
      ['endCampaign', 'Elég volt'],
    ])
  })

  test('an admin for content changes what a campaign says, but neither price nor time', async () => {
    const { id } = (await save({ budget: 5 })).body
    const { token } = await newMember(cms, { role: 'content' })
    const saveAs = async (input: object) => {
      const { updatedAt } = await show(id)
      const body = { ...inputOf({ budget: 5 }), id, updatedAt, ...input }
      return (await call(cms, 'POST', '/admin/campaigns', { body, token })).status
    }
    expect(await saveAs({ name: 'Új név', menuLabel: 'Új felirat' })).toBe(200)
    expect(await running()).toMatchObject({ name: 'Új név', menuLabel: 'Új felirat' })
    const priced = [{ budget: 6 }, { product: 'premium-year' }, { endDate: local(2 * hour) }]
    for (const input of priced) expect([input, await saveAs(input)]).toEqual([input, 403])
    const { status } = await call(cms, 'POST', '/admin/campaigns', { body: inputOf(), token })
    expect(status).toBe(403)
  })

  const listed = async (name: string) =>
    (
      await call(cms, 'GET', `/admin/lists/campaigns?name=${encodeURIComponent(name)}`, {
        token: admin.token,
      })
    ).body.rows[0]?.cells

  test('a campaign ended before its start never starts, and its time is free again', async () => {
    const planned = { startDate: local(2 * hour), endDate: local(4 * hour) }
    const alone = (await save({ ...planned, name: 'Korai' })).body.id
    expect(await show(alone)).toMatchObject({ state: 'timed' })
    expect((await end(alone)).status).toBe(200)
    expect(await show(alone)).toMatchObject({ state: 'over', previews: [] })
    expect(await listed('Korai')).toMatchObject({ status: 'over' })
    expect(await end(alone)).toMatchObject(refusal('campaignEnded'))
    expect(await save({ id: alone, ...planned })).toMatchObject(refusal('campaignEnded'))
    const running = await save({ endDate: local(2 * hour) })
    const beside = (await save({ ...planned, name: 'Másik' })).body.id
    expect((await end(beside)).status).toBe(200)
    expect(await show(running.body.id)).toMatchObject({ state: 'live' })
    // Starts before the end of the campaign and ends after its start.
    const over = { startDate: local(-2 * hour), endDate: local(6 * hour) }
    expect((await save({ ...over, id: running.body.id })).status).toBe(200)
    const { campaigns } = (await call(cms, 'GET', '/admin/sales', { token: admin.token })).body
    const names = campaigns.map(({ name }: { name: string }) => name)
    expect(names).toContain('Őszi')
    for (const ended of ['Korai', 'Másik']) expect(names).not.toContain(ended)
  })

  test('two admins who edit the same campaign do not overwrite each other', async () => {
    const { id } = (await save()).body
    const { updatedAt } = await show(id)
    const both = await Promise.all(
      ['Első', 'Második'].map((name) => save({ id, name, updatedAt, language: 'eng' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject(refusal('campaignChanged'))
    expect((await save({ id, updatedAt })).status).toBe(409)
    expect((await save({ id, updatedAt: undefined })).body.errors).toEqual([
      { field: 'updatedAt', code: 'missingField', message: expect.any(String) },
    ])
  })

  test.each([
    ['2027-03-28T02:30', '2027-03-28T03:10', 400],
    ['2027-03-28T01:50', '2027-03-28T03:10', 200],
    ['2027-10-31T02:30', '2027-10-31T03:10', 200],
    ['2027-10-31T02:30', '2027-10-31T02:10', 400],
  ])('from %s to %s across a time change is %i hours', async (startDate, endDate, status) => {
    const { body, ...answer } = await save({ startDate, endDate })
    expect(answer.status).toBe(status)
    if (status === 400)
      expect(body.errors).toMatchObject([{ field: 'endDate', code: 'endsBeforeItBegins' }])
  })

  test('a banner is published in the campaign’s language, and kept or removed as the form states', async () => {
    const words = { description: 'Őszi szalag', endDate: new Date(Date.now() + hour).toISOString() }
    const draft = (await createEntry(cms, 'api::banner.banner', words)).body.data
    const banner: string = draft.documentId
    const noBanner = {
      ...refusal('bannerNotPublished'),
      body: { errors: [{ field: 'banner', code: 'bannerNotPublished' }] },
    }
    expect(await save({ banner })).toMatchObject(noBanner)
    await publishEntry(cms, 'api::banner.banner', draft)
    const choices = await call(cms, 'GET', '/admin/banners', { token: admin.token })
    expect(choices.body.banners).toContainEqual({
      ...{ id: banner, language: 'hun', description: words.description },
    })
    expect(await save({ banner: 'nincs' })).toMatchObject(noBanner)
    const { id } = (await save({ banner })).body
    expect(await show(id)).toMatchObject({
      banner: { id: banner, description: words.description },
    })
    await save({ id })
    expect(await show(id)).toMatchObject({ banner: null })
    const actions = await runSql(
      cms,
      `SELECT "before" FROM admin_acts WHERE subject_id = '${id}' ORDER BY id DESC LIMIT 1`,
    )
    expect(JSON.stringify(actions)).toContain(banner)
    await deleteEntry(cms, 'api::banner.banner', banner)
  })

  test('a second campaign of the language in the same period is refused, also at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => save()))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(4)
    // The error names the other campaign and its dates.
    const said = expect.stringMatching(/„Őszi” \(\S.+ – .+\)/)
    const overlap = { status: 409, body: { message: said } }
    for (const one of refused) expect(one).toMatchObject(overlap)
    expect((await save({ language: 'eng' })).status).toBe(200)
    const next = await save({ startDate: local(hour), endDate: local(2 * hour) })
    expect(next.status).toBe(200)
    expect(await save({ id: next.body.id })).toMatchObject(overlap)
  })

  test('a campaign with an end in the past is refused, with a start in the past accepted', async () => {
    const past = await save({ startDate: local(-3 * hour), endDate: local(-hour) })
    expect(past).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'endDate', code: 'campaignPast' }] },
    })
    expect((await save({ startDate: local(-3 * hour), endDate: local(hour) })).status).toBe(200)
  })

  test('the preview shows a planned campaign to each tier, and no other campaign', async () => {
    const earlier = { startDate: local(hour), endDate: local(2 * hour) }
    await save({ ...earlier, name: 'Korábbi' })
    const later = { startDate: local(3 * hour), endDate: local(4 * hour) }
    const { id } = (await save({ ...later, name: 'Tervezett' })).body
    const { previews } = await show(id)
    expect(previews).toHaveLength(5)
    for (const { url } of previews) {
      const link = new URL(url).searchParams
      expect([link.get('status'), link.get('campaign')]).toEqual(['draft', id])
    }
    const shown = async (headers: Record<string, string>) =>
      (await call(cms, 'GET', '/campaign/active-campaign?language=hun', { headers })).body
    const secret = { 'preview-secret': secrets.PREVIEW_SECRET }
    expect(await shown({ ...secret, 'preview-campaign': id })).toMatchObject({ name: 'Tervezett' })
    expect(await shown(secret)).toMatchObject({ name: 'Korábbi' })
    // Without the secret, future campaigns stay hidden.
    expect(await shown({ 'preview-campaign': id })).toHaveProperty('msg')
    expect(await shown({ 'preview-secret': 'x', 'preview-campaign': id })).toHaveProperty('msg')
  })

  test('the revenue is the sum of payments during the campaign', async () => {
    const { body } = await save()
    const account = await newPayer(cms)
    await pay(cms, await checkOut(cms, account, { product: 'premium-year-discount' }))
    const [order] = await runSql(
      cms,
      `SELECT amount FROM orders WHERE buyer_email = '${account.email}'`,
    )
    expect(await show(body.id)).toMatchObject({
      uses: 1,
      brought: [{ currency: 'huf', orders: 1, revenue: order?.amount }],
    })
  })

  test('the revenue excludes refunds and payments in review, per currency', async () => {
    const { id } = (await save()).body
    const amount = Number((await show(id)).price.amount)
    const buy = async () => {
      const account = await newPayer(cms)
      return {
        account,
        session: await checkOut(cms, account, { product: 'premium-year-discount' }),
      }
    }
    const payers = [await buy(), await buy(), await buy()]
    for (const { session } of payers) await pay(cms, session)
    const [first, second] = payers.map(({ account }) => account)
    const [order] = first ? await ordersOf(cms, first) : []
    await requestRefund(cms, admin, { order: order?.id, key: formKey(), amount: 100_000 })
    await runSql(cms, `UPDATE orders SET currency = 'gbp' WHERE buyer_email = '${second?.email}'`)
    await payWrongAmount(cms, (await buy()).session, { amount: 100 })
    const brought = [
      { currency: 'gbp', orders: 1, revenue: amount },
      { currency: 'huf', orders: 2, revenue: 2 * amount - 100_000 },
    ]
    expect(await show(id)).toMatchObject({ uses: 4, brought })
    const cells = await listed('Őszi')
    expect(cells.revenue).toEqual(
      expect.arrayContaining(
        brought.map(({ currency, revenue }) => ({ currency, amount: revenue })),
      ),
    )
    expect(cells.revenue).toHaveLength(2)
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['an end before its beginning', { endDate: local(-2 * hour) }, 'endDate'],
    ['a time that there is not', { startDate: '2027-13-01T00:00' }, 'startDate'],
    ['no name', { name: '' }, 'name'],
    ['a product that no campaign sells', { product: 'analysis-long' }, 'product'],
    ['a language of others', { language: 'deu' }, 'language'],
    ['a budget of zero', { budget: 0 }, 'budget'],
    ['an unknown field', { uses: 3 }, 'uses'],
  ])('%s is refused with an error at its field', async (_what, input, field) => {
    const { status, body } = await save(input)
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  test('an unknown campaign is 404, and ending one requires a reason', async () => {
    expect((await save({ id: 'nincs', updatedAt: '2026-11-27T00:00:00.000Z' })).status).toBe(404)
    expect((await end('nincs')).status).toBe(404)
    expect((await end('nincs', { reason: ' ' })).status).toBe(400)
    const missing = await call(cms, 'GET', '/admin/campaigns/nincs', { token: admin.token })
    expect(missing.status).toBe(404)
  })
})
