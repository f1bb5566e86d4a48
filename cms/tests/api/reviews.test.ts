import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { errors, type Language, type OwnReview, type Review } from '@krono/contract'
import type { listWaiting } from '../../src/panel/to-do/list-waiting'
import { callPanel, findEntry } from '../support/admin'
import { callEditors } from '../support/editors'
import { startFakeWeb, until } from '../support/fake-web'
import { instantIn, newPayer } from '../support/many-members'
import { checkOut, formKey, ordersOf, pay, requestRefund } from '../support/payments'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { until as untilTrue } from '../support/until'

const uid = 'api::review.review'
const text = 'Hónapok óta ezzel kezdem a reggelt, és nem unom.'
const written = { subject: 'service', stars: 4, title: 'Jó társ', text, name: 'Ági, Győr' }
const wordsOf = (code: 'reviewTooShort' | 'reviewTooLong', language: Language = 'hun') =>
  errors[code][language]

type Waiting = Awaited<ReturnType<typeof listWaiting>>
type Account = Pick<Member, 'token'>
type State = { state: string; writtenAt: string }

describe.each(everyCms())('reviews on %s', (_name, cms) => {
  let member: Member
  let web: Awaited<ReturnType<typeof startFakeWeb>>

  beforeAll(async () => {
    web = await startFakeWeb(cms.webPort, uid)
  })
  afterAll(async () => {
    await web.stop()
  })
  beforeEach(async () => {
    member = await newMember(cms)
  })

  const save = (change: object = {}, { token }: Account = member) =>
    call(cms, 'POST', '/review/save', { token, body: { ...written, ...change } })
  const own = async ({ token }: Account = member): Promise<OwnReview[]> =>
    (await call(cms, 'GET', '/review/mine', { token })).body.reviews
  const remove = (subject = 'service', { token }: Account = member) =>
    call(cms, 'POST', '/review/delete', { token, body: { subject } })
  const list = async () => (await call(cms, 'GET', '/review/list')).body
  const shown = async (id: string): Promise<Review | undefined> =>
    (await list()).reviews.find((one: Review) => one.id === id)
  const stateOf = async (id: string) => (await callEditors<State>(cms, `/reviews/${id}`)).body
  const decide = async (id: string, state: string, change: object = {}) =>
    callEditors<{ error?: { message: string } }>(cms, `/reviews/${id}`, {
      body: { state, writtenAt: (await stateOf(id)).writtenAt, ...change },
    })

  test('wait for an editor, appear within two seconds of approval, and disappear when rejected', async () => {
    const { status, body } = await save()
    expect([status, body]).toEqual([
      200,
      {
        ...written,
        ...{ id: expect.any(String), isBuyer: false, answer: '', reason: '', state: 'waiting' },
        writtenAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
    expect(await shown(body.id)).toBeUndefined()
    web.calls.length = 0
    const since = Date.now()
    expect(await decide(body.id, 'approved')).toMatchObject({ status: 200 })
    const reported = await until(() => web.calls[0], 2000)
    expect((reported?.at ?? Infinity) - since).toBeLessThan(2000)
    expect(reported?.body).toMatchObject({ model: uid, locale: 'hu' })
    const { state: _, reason: _reason, ...read } = body
    expect(await shown(body.id)).toEqual({ ...read, isSample: false })
    expect((await own())[0]).toMatchObject({ state: 'approved' })

    expect(await decide(body.id, 'refused')).toMatchObject({ status: 200 })
    expect(await shown(body.id)).toBeUndefined()
    expect((await own())[0]).toMatchObject({ state: 'refused' })
  })

  test('an edited review waits again, and an approval of the old text does not publish the new one', async () => {
    const { body } = await save()
    const { writtenAt } = await stateOf(body.id)
    await decide(body.id, 'approved')
    await untilTrue(async () => (Date.now() > Date.parse(writtenAt) + 1 ? true : undefined))
    const anew = await save({ stars: 1, text: `${text} Mégsem.` })
    expect(anew.body).toMatchObject({ id: body.id, state: 'waiting', stars: 1 })
    expect(await shown(body.id)).toBeUndefined()
    const late = await decide(body.id, 'approved', { writtenAt })
    expect(late.status).toBe(400)
    expect(late.body.error?.message).toContain('közben átírták')
    expect(await shown(body.id)).toBeUndefined()
    await decide(body.id, 'approved')
    expect(await shown(body.id)).toMatchObject({ stars: 1 })
    expect(await own()).toHaveLength(1)
  })

  test('one per product is stored, however many are sent at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save({ stars: (index % 5) + 1 })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const rows = await runSql(cms, `SELECT id FROM reviews WHERE user_id = ${member.userId}`)
    expect(rows).toHaveLength(1)
    await save({ subject: 'analysis-short' })
    expect((await own()).map(({ subject }) => subject).toSorted()).toEqual([
      'analysis-short',
      'service',
    ])
  })

  test('a review of another user cannot be read, changed or deleted', async () => {
    const { body } = await save()
    const other = await newMember(cms)
    expect(await own(other)).toEqual([])
    expect((await remove('service', other)).status).toBe(404)
    expect((await own())[0]).toMatchObject({ id: body.id })
    for (const account of ['author', 'anonymous'] as const) {
      const answer = await callEditors(cms, `/reviews/${body.id}`, {
        account,
        body: { state: 'approved', writtenAt: body.writtenAt },
      })
      expect([401, 403]).toContain(answer.status)
    }
    expect(await shown(body.id)).toBeUndefined()
  })

  test('the author can delete a review at any time, also from the site', async () => {
    const { body } = await save()
    await decide(body.id, 'approved')
    expect((await remove()).body).toEqual({ subject: 'service' })
    expect(await shown(body.id)).toBeUndefined()
    expect((await remove()).status).toBe(404)
    expect((await decide(body.id, 'approved', { writtenAt: body.writtenAt })).status).toBe(400)
  })

  test('an editor replies or gives a reason, and cannot change the author’s text', async () => {
    const { body } = await save()
    await decide(body.id, 'approved')
    const { status: _, ...entry } = await findEntry(cms, uid, ['name', written.name], '')
    const path = `/collection-types/${uid}/${body.id}`
    const saved = await callPanel(cms, 'PUT', path, {
      ...{ answer: 'Köszönjük!', reason: 'csak neki', text: 'hamis', stars: 5, state: 'refused' },
      ...{ name: 'Más', isSample: true },
    })
    expect([entry.documentId !== undefined, saved.status]).toEqual([true, 200])
    expect(await shown(body.id)).toMatchObject({
      ...{ text, stars: 4, name: written.name, answer: 'Köszönjük!', isSample: false },
    })
    expect(JSON.stringify(await shown(body.id))).not.toContain('csak neki')
    expect((await own())[0]).toMatchObject({ reason: 'csak neki' })
    const added = await callPanel(cms, 'POST', `/collection-types/${uid}`, { ...written })
    const deleted = await callPanel(cms, 'DELETE', path)
    expect([added.status, deleted.status]).toEqual([403, 403])
  })

  test('the home page of the panel shows the number of waiting reviews, to users who may decide', async () => {
    const waiting = async (account: 'editor' | 'author') =>
      (await callEditors<Waiting>(cms, '/to-do/waiting?language=hun', { account })).body.reviews
    const before = (await waiting('editor')) ?? 0
    const { body } = await save()
    expect([await waiting('editor'), await waiting('author')]).toEqual([before + 1, null])
    await decide(body.id, 'approved')
    expect(await waiting('editor')).toBe(before)
  })

  test('the average includes only published reviews, and no samples', async () => {
    await runSql(
      cms,
      `INSERT INTO reviews (document_id, subject, stars, text, name, language, state, is_sample, written_at)
       VALUES ('sample', 'service', 5, 'x', 'x', 'hun', 'approved', true, ${instantIn(cms, new Date())})`,
    )
    const before = (await list()).summary
    expect(await shown('sample')).toMatchObject({ isSample: true, stars: 5 })
    const { body } = await save({ stars: 2 })
    expect((await list()).summary).toEqual(before)
    await decide(body.id, 'approved')
    const { summary } = await list()
    expect(summary.count).toBe(before.count + 1)
    expect(summary.distribution[1]).toBe(before.distribution[1] + 1)
    const sum = summary.distribution.reduce(
      (all: number, count: number, place: number) => all + count * (place + 1),
      0,
    )
    expect(summary.mean).toBeCloseTo(sum / summary.count)
    await remove()
    expect((await list()).summary).toEqual(before)
    await runSql(cms, `DELETE FROM reviews WHERE document_id = 'sample'`)
    expect((await list()).summary).toEqual(before)
  })

  test('"bought here" marks paying authors, until a refund', async () => {
    const payer = await newPayer(cms)
    const { body } = await save({ subject: 'premium' }, payer)
    await save({ subject: 'analysis-long' }, payer)
    await decide(body.id, 'approved')
    expect(await shown(body.id)).toMatchObject({ isBuyer: false })
    web.calls.length = 0
    await pay(cms, await checkOut(cms, payer, { product: 'premium-year' }))
    expect(await until(() => web.calls[0], 2000)).toBeDefined()
    expect(await shown(body.id)).toMatchObject({ isBuyer: true })
    const buyer = Object.fromEntries((await own(payer)).map((one) => [one.subject, one.isBuyer]))
    expect(buyer).toEqual({ premium: true, 'analysis-long': false })
    const admin = await newMember(cms, { isAdmin: true })
    const [order] = await ordersOf(cms, payer)
    web.calls.length = 0
    const refund = { order: order?.id, key: formKey() }
    await requestRefund(cms, admin, refund)
    expect(await until(() => web.calls[0], 5000)).toBeDefined()
    expect(await shown(body.id)).toMatchObject({ isBuyer: false })
  })

  test('reviews are deleted with the account, and are in its export', async () => {
    const { body } = await save()
    await decide(body.id, 'approved')
    const exported = await call(cms, 'GET', '/user/export', { token: member.token })
    expect(exported.body.reviews).toMatchObject([{ text, stars: 4, name: written.name }])
    web.calls.length = 0
    await call(cms, 'DELETE', '/user/delete-user', {
      token: member.token,
      body: { password: member.password },
    })
    expect(await shown(body.id)).toBeUndefined()
    expect(await until(() => web.calls[0], 2000)).toBeDefined()
    expect(await runSql(cms, `SELECT id FROM reviews WHERE document_id = '${body.id}'`)).toEqual([])
  })

  test.each([
    ['19 characters', { text: 'x'.repeat(19) }, 'text', wordsOf('reviewTooShort')],
    ['19 between blanks', { text: ` ${'x'.repeat(19)}\n ` }, 'text', wordsOf('reviewTooShort')],
    ['2001 characters', { text: 'x'.repeat(2001) }, 'text', wordsOf('reviewTooLong')],
    ['a flood', { text: 'x'.repeat(10_000) }, 'text', wordsOf('reviewTooLong')],
    ['blanks', { text: ' \u200b\n ' }, 'text', errors.missingField.hun],
    ['no star', { stars: 0 }, 'stars', errors.invalidField.hun],
    ['six stars', { stars: 6 }, 'stars', errors.invalidField.hun],
    ['half a star', { stars: 4.5 }, 'stars', errors.invalidField.hun],
    ['stars in words', { stars: '5' }, 'stars', errors.invalidField.hun],
    ['no name', { name: ' ' }, 'name', errors.missingField.hun],
    ['a name of 61', { name: 'x'.repeat(61) }, 'name', errors.invalidField.hun],
    ['a title of 101', { title: 'x'.repeat(101) }, 'title', errors.invalidField.hun],
    ['something we do not sell', { subject: 'course' }, 'subject', errors.invalidField.hun],
    ['a state of its own', { state: 'approved' }, 'state', errors.unknownField.hun],
    ['letters that turn', { text: `${text}\u202e` }, 'text', errors.invalidField.hun],
  ])('%s is refused at its field', async (_what, change, field, message) => {
    const { status, body } = await save(change)
    expect(status).toBe(400)
    expect(body.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ field, message })]),
    )
    expect(await own()).toEqual([])
  })

  test('the limits of each field are accepted', async () => {
    for (const change of [
      { text: 'x'.repeat(20) },
      { text: '😀'.repeat(2000), title: 'x'.repeat(100), name: 'x'.repeat(60) },
      { title: '', stars: 1 },
      { stars: 5 },
    ]) {
      expect([change, (await save(change)).status]).toEqual([change, 200])
    }
  })
})
