import { describe, expect, test } from '@jest/globals'
import { errors, type ShelfEntry } from '@krono/contract'
import { newPayer } from '../support/many-members'
import { checkOut, eventsHandled, ordersOf, pay, paymentOf } from '../support/payments'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { sandboxAction } from '../support/sandbox'

const person = { name: 'Ágnes Olvasó', date: '1984-06-12' }
const wishFor = (product: 'analysis-short' | 'analysis-long') => ({
  product,
  people: [person],
  confirmations: { areCorrect: true, mayBeInexact: true },
})

type Account = { token: string }

async function buy(
  cms: RunningCms,
  account: Account,
  product: 'analysis-short' | 'analysis-long' = 'analysis-short',
) {
  await pay(cms, await checkOut(cms, account, wishFor(product)))
  const [order] = await ordersOf(cms, account)
  return String(order?.analysis?.id)
}

const shelfOf = async (cms: RunningCms, { token }: Account): Promise<ShelfEntry[]> =>
  (await call(cms, 'GET', '/analysis/mine', { token })).body.analyses

const tell = (cms: RunningCms, { token }: Partial<Account>, id: string, body: object) =>
  call(cms, 'POST', `/analysis/${id}/reading`, { token, body })

describe.each(everyCms())('the list of a member’s analyses on %s', (_name, cms) => {
  test('has every analysis with its reading progress, on all devices', async () => {
    const payer = await newPayer(cms)
    expect(await shelfOf(cms, payer)).toEqual([])
    const first = await buy(cms, payer)
    const second = await buy(cms, payer, 'analysis-long')
    const fresh = await shelfOf(cms, payer)
    expect(fresh).toMatchObject([
      { analysis: second, kind: 'long', state: 'ready', people: [person], reading: null },
      { analysis: first, kind: 'short', state: 'ready', reading: null },
    ])
    const opened = await tell(cms, payer, first, {})
    expect(opened.body.reading).toEqual({
      chapters: 7,
      read: [],
      bookmarks: [],
      at: null,
      lastReadAt: expect.any(String),
    })
    const bookmarks = [{ chapter: 'question', isSet: true }]
    await tell(cms, payer, first, { read: ['ends', 'opening'], at: 'ends', bookmarks })
    const [now, other] = await shelfOf(cms, payer)
    expect(now).toMatchObject({
      analysis: first,
      reading: { chapters: 7, read: ['opening', 'ends'], bookmarks: ['question'], at: 'ends' },
    })
    expect(other).toMatchObject({ analysis: second, reading: null })
  })

  test('sums up the progress of many devices at once in one row', async () => {
    const payer = await newPayer(cms)
    const id = await buy(cms, payer)
    const read = ['opening', 'particular', 'ends', 'question', 'weeks', 'task', 'notice']
    const answers = await Promise.all(
      read.map((chapter) => tell(cms, payer, id, { read: [chapter], at: chapter })),
    )
    expect(answers.map(({ status }) => status)).toEqual(read.map(() => 200))
    expect((await shelfOf(cms, payer))[0]?.reading?.read).toEqual(read)
    const rows = await runSql(cms, `SELECT id FROM analysis_readings WHERE analysis_id = '${id}'`)
    expect(rows).toHaveLength(1)
  })

  test('is readable by its owner only', async () => {
    const [payer, other] = [await newPayer(cms), await newPayer(cms)]
    const id = await buy(cms, payer)
    expect((await tell(cms, other, id, { read: ['ends'] })).status).toBe(404)
    expect((await tell(cms, payer, 'x', {})).status).toBe(404)
    expect((await tell(cms, {}, id, {})).status).toBe(401)
    expect(await shelfOf(cms, other)).toEqual([])
    expect((await shelfOf(cms, payer))[0]?.reading).toBeNull()
  })

  test.each([
    ['a chapter that there is not', { read: ['sex'] }, 'read.0'],
    ['one of another kind', { read: ['year'] }, 'read'],
    ['a place of another kind', { at: 'pairs' }, 'at'],
    ['a bookmark of another kind', { bookmarks: [{ chapter: 'year', isSet: true }] }, 'bookmarks'],
    ['half a bookmark', { bookmarks: [{ chapter: 'body' }] }, 'bookmarks.0.isSet'],
    ['more chapters than there are', { read: Array(28).fill('body') }, 'read'],
  ])('refuses %s and stores nothing', async (_what, body, field) => {
    const payer = await newPayer(cms)
    const id = await buy(cms, payer)
    const answer = await tell(cms, payer, id, body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    expect((await shelfOf(cms, payer))[0]?.reading).toBeNull()
  })

  test('lists a refunded analysis as ended, and stores no progress of it', async () => {
    const payer = await newPayer(cms)
    const id = await buy(cms, payer)
    await tell(cms, payer, id, { read: ['opening'] })
    const [order] = await ordersOf(cms, payer)
    const payment = await paymentOf(cms, String(order?.id))
    await sandboxAction(cms, 'refund', { payment })
    await eventsHandled(cms)
    expect(await shelfOf(cms, payer)).toMatchObject([{ analysis: id, state: 'over' }])
    const refused = await tell(cms, payer, id, { read: ['ends'] })
    expect([refused.status, refused.body.message]).toEqual([404, errors.notFound.hun])
  })

  test('is exported, and deleted with the account', async () => {
    const payer = await newMember(cms)
    const { token, password } = payer
    const id = await buy(cms, payer)
    await tell(cms, payer, id, { read: ['opening'], at: 'opening' })
    const reported = await call(cms, 'GET', '/user/export', { token })
    expect(reported.body.readings).toMatchObject([
      { analysisId: id, chaptersRead: ['opening'], bookmarks: [], lastChapter: 'opening' },
    ])
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(
      await runSql(cms, `SELECT id FROM analysis_readings WHERE analysis_id = '${id}'`),
    ).toEqual([])
  })
})
