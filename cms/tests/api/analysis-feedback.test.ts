import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import type { TextOverview } from '../../src/analysis/analysis-texts/text-overview'
import { callEditors } from '../support/editors'
import { newPayer } from '../support/many-members'
import { checkOut, eventsHandled, ordersOf, pay, paymentOf } from '../support/payments'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { sandboxAction } from '../support/sandbox'

const wish = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes Olvasó', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

type Account = { token: string }

async function buy(cms: RunningCms, account: Account) {
  await pay(cms, await checkOut(cms, account, wish))
  const [order] = await ordersOf(cms, account)
  return { id: String(order?.analysis?.id), order: String(order?.id) }
}

const give = (cms: RunningCms, { token }: Partial<Account>, id: string, body: object) =>
  call(cms, 'POST', `/analysis/${id}/feedback`, { token, body })

const feedbackOf = async (cms: RunningCms, { token }: Account, id: string) =>
  (await call(cms, 'GET', `/analysis/${id}`, { token })).body.analysis.feedback

const rowsOf = (cms: RunningCms, id: string) =>
  runSql(cms, `SELECT chapter, value FROM chapter_feedback WHERE analysis_id = '${id}'`)

/** The sums of all texts together. */
async function sumsOf(cms: RunningCms) {
  const [sums] = await runSql(
    cms,
    'SELECT SUM(fits) AS fits, SUM(not_really) AS not_really FROM text_feedback',
  )
  return { fits: Number(sums?.fits), notReally: Number(sums?.not_really) }
}

describe.each(everyCms())('feedback on the chapters of an analysis on %s', (_name, cms) => {
  test('is there at the next visit, can be changed and removed, and is counted for its texts', async () => {
    const payer = await newPayer(cms)
    const { id } = await buy(cms, payer)
    expect(await feedbackOf(cms, payer, id)).toEqual([])
    const before = await sumsOf(cms)
    const ends = { chapter: 'ends', value: 'fits' }
    const given = await give(cms, payer, id, ends)
    expect([given.status, given.body]).toEqual([200, { feedback: [ends] }])
    const task = { chapter: 'task', value: 'notReally' }
    await give(cms, payer, id, task)
    expect(await feedbackOf(cms, payer, id)).toEqual([ends, task])
    const both = await sumsOf(cms)
    expect(both.fits).toBeGreaterThan(before.fits)
    expect(both.notReally).toBeGreaterThan(before.notReally)

    await give(cms, payer, id, { ...task, value: null })
    await give(cms, payer, id, { ...ends, value: 'notReally' })
    expect(await feedbackOf(cms, payer, id)).toEqual([{ ...ends, value: 'notReally' }])
    expect((await sumsOf(cms)).fits).toBe(before.fits)
    await give(cms, payer, id, { ...ends, value: null })
    expect(await feedbackOf(cms, payer, id)).toEqual([])
    expect(await sumsOf(cms)).toEqual(before)
  })

  test('of many devices at once is one row, counted once', async () => {
    const payer = await newPayer(cms)
    const { id } = await buy(cms, payer)
    const before = await sumsOf(cms)
    const values = ['fits', 'notReally', 'fits', 'notReally', 'fits']
    const answers = await Promise.all(
      values.map((value) => give(cms, payer, id, { chapter: 'question', value })),
    )
    expect(answers.map(({ status }) => status)).toEqual(values.map(() => 200))
    const rows = await rowsOf(cms, id)
    expect(rows).toHaveLength(1)
    const after = await sumsOf(cms)
    const added = { fits: after.fits - before.fits, notReally: after.notReally - before.notReally }
    const counted = added.fits + added.notReally
    expect(counted).toBeGreaterThan(0)
    expect(added).toEqual(
      rows[0]?.value === 'fits' ? { fits: counted, notReally: 0 } : { fits: 0, notReally: counted },
    )
  })

  test('of two members at once about the same chapter counts both', async () => {
    const [one, other] = [await newPayer(cms), await newPayer(cms)]
    const [first, second] = [await buy(cms, one), await buy(cms, other)]
    const before = await sumsOf(cms)
    const fits = { chapter: 'ends', value: 'fits' }
    await give(cms, one, first.id, fits)
    const ofOne = (await sumsOf(cms)).fits - before.fits
    await give(cms, one, first.id, { ...fits, value: null })
    const answers = await Promise.all([
      give(cms, one, first.id, fits),
      give(cms, other, second.id, fits),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    // Both analyses are about the same person on the same day, so they have the same texts.
    expect((await sumsOf(cms)).fits - before.fits).toBe(2 * ofOne)
  })

  test('is given by the owner only', async () => {
    const [payer, other] = [await newPayer(cms), await newPayer(cms)]
    const { id } = await buy(cms, payer)
    const body = { chapter: 'ends', value: 'fits' }
    expect((await give(cms, other, id, body)).status).toBe(404)
    expect((await give(cms, payer, 'x', body)).status).toBe(404)
    expect((await give(cms, {}, id, body)).status).toBe(401)
    expect((await give(cms, payer, id, { ...body, edition: 'x' })).status).toBe(404)
    expect(await rowsOf(cms, id)).toEqual([])
  })

  test.each([
    ['a chapter that there is not', { chapter: 'sex', value: 'fits' }, 'chapter'],
    ['a chapter of another kind', { chapter: 'year', value: 'fits' }, 'chapter'],
    ['a chapter without texts about the reader', { chapter: 'notice', value: 'fits' }, 'chapter'],
    ['no chapter', { value: 'fits' }, 'chapter'],
    ['another value', { chapter: 'ends', value: 'perhaps' }, 'value'],
    ['no value', { chapter: 'ends' }, 'value'],
  ])('refuses %s and stores nothing', async (_what, body, field) => {
    const payer = await newPayer(cms)
    const { id } = await buy(cms, payer)
    const answer = await give(cms, payer, id, body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    expect(await rowsOf(cms, id)).toEqual([])
  })

  test('is refused for a refunded analysis', async () => {
    const payer = await newPayer(cms)
    const { id, order } = await buy(cms, payer)
    await sandboxAction(cms, 'refund', { payment: await paymentOf(cms, order) })
    await eventsHandled(cms)
    const refused = await give(cms, payer, id, { chapter: 'ends', value: 'fits' })
    expect([refused.status, refused.body.message]).toEqual([404, errors.notFound.hun])
  })

  test('is exported, and deleted with the account; the anonymous sums stay', async () => {
    const payer = await newMember(cms)
    const { token, password } = payer
    const { id } = await buy(cms, payer)
    await give(cms, payer, id, { chapter: 'weeks', value: 'notReally' })
    const exported = await call(cms, 'GET', '/user/export', { token })
    expect(exported.body.chapterFeedback).toMatchObject([
      { analysisId: id, chapter: 'weeks', value: 'notReally' },
    ])
    const before = await sumsOf(cms)
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(await rowsOf(cms, id)).toEqual([])
    expect(await sumsOf(cms)).toEqual(before)
  })

  test('is displayed to editors as sums of each text', async () => {
    const payer = await newPayer(cms)
    const { id } = await buy(cms, payer)
    await give(cms, payer, id, { chapter: 'question', value: 'fits' })
    const [row] = await runSql(
      cms,
      `SELECT text_key FROM text_feedback WHERE text_key LIKE 'question.%' AND fits > 0`,
    )
    const key = String(row?.text_key)
    await runSql(cms, `UPDATE text_feedback SET fits = 6, not_really = 4 WHERE text_key = '${key}'`)
    const { body } = await callEditors<TextOverview>(cms, '/texts?language=hun')
    const cells = body.tables.flatMap(({ rows }) => rows.flatMap((shown) => shown.cells))
    expect(cells.find((cell) => cell.key === key)?.feedback).toEqual({ fits: 6, notReally: 4 })
  })
})
