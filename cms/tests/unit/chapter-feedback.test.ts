import { beforeEach, describe, expect, test } from '@jest/globals'
import { analysisKinds, chaptersOfKind, type Feedback, peopleOfAnalysis } from '@krono/contract'
import { analysisUid, findAnalysis } from '../../src/analysis/analyses/analysis-row'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { storeEdition } from '../../src/analysis/analyses/edition-row'
import { giveFeedback } from '../../src/analysis/analyses/feedback/give-feedback'
import { changeOfSums, textsOfChapter } from '../../src/analysis/analyses/feedback/text-sums'
import { showAnalysis } from '../../src/analysis/analyses/show-analysis'
import { leastFittingFirst } from '../../src/analysis/analysis-texts/feedback-order'
import { feedbackSums } from '../../src/analysis/analysis-texts/feedback-sums'
import type { UserRow } from '../../src/members/users/user-row'
import { tillAlone } from './till-alone'

const madeOn = '2026-12-01'
const withoutTexts = ['opening', 'notice', 'changed']

test.each(analysisKinds)('a chapter of a %s analysis has feedback if it has texts', (kind) => {
  const [fewest] = peopleOfAnalysis(kind)
  const people = Array.from({ length: fewest }, (_, place) => ({
    name: `Éva ${place}`,
    date: `19${60 + place}-06-12`,
  }))
  const outline = composeAnalysis({ kind, people, madeOn })
  const answerable = outline.chapters
    .map(({ key }) => key)
    .filter((key) => textsOfChapter(outline, key).length > 0)
  expect(answerable).toEqual(chaptersOfKind[kind].filter((key) => !withoutTexts.includes(key)))
})

test('feedback is about each text of a chapter once, and not about its introduction', () => {
  const text = (key: string) => ({ type: 'text', key, parts: 'short' }) as const
  const lead = { type: 'lead', key: 'chapter.body-long', parts: 'short' } as const
  const outline = {
    people: [],
    chapters: [
      { key: 'body', blocks: [lead, text('theme.a'), text('theme.b'), text('theme.a')] },
      { key: 'heart', blocks: [text('theme.c')] },
    ],
  } satisfies Parameters<typeof textsOfChapter>[0]
  expect(textsOfChapter(outline, 'body')).toEqual(['theme.a', 'theme.b'])
  expect(textsOfChapter(outline, 'year')).toEqual([])
})

test.each<[Feedback | null, Feedback | null, [fits: number, notReally: number]]>([
  [null, 'fits', [1, 0]],
  [null, 'notReally', [0, 1]],
  ['fits', 'notReally', [-1, 1]],
  ['notReally', 'fits', [1, -1]],
  ['fits', null, [-1, 0]],
  ['notReally', null, [0, -1]],
  ['fits', 'fits', [0, 0]],
])('feedback changed from %s to %s adds %j to the sums', (before, after, [fits, notReally]) => {
  expect(changeOfSums(before, after)).toEqual({ fits, not_really: notReally })
})

test('texts are listed by their share of "not really", if enough readers said something', () => {
  const texts = [
    { key: 'half', feedback: { fits: 10, notReally: 10 } },
    { key: 'none', feedback: null },
    { key: 'few', feedback: { fits: 0, notReally: 19 } },
    { key: 'bad', feedback: { fits: 5, notReally: 25 } },
    { key: 'half of more', feedback: { fits: 30, notReally: 30 } },
    { key: 'good', feedback: { fits: 20, notReally: 0 } },
  ]
  const keys = leastFittingFirst(texts, 20).map(({ cell }) => cell.key)
  expect(keys).toEqual(['bad', 'half of more', 'half', 'good'])
})

describe('the feedback of an owner', () => {
  const { strapi, given, buy } = tillAlone()
  let agnes: UserRow
  let id: string
  beforeEach(async () => {
    agnes = await given.user()
    const order = await buy(agnes, { product: 'analysis-short' })
    id = String((await findAnalysis(strapi, { orderId: order.id }))?.documentId)
  })

  const give = (value: Feedback | null, more: object = {}) =>
    giveFeedback(strapi, { userId: agnes.id, id, given: { chapter: 'ends', value, ...more } })
  const sums = async () => {
    const rows = await given.rows('api::text-feedback.text-feedback')
    return [...new Set(rows.map(({ fits, notReally }) => `${fits} ${notReally}`))]
  }

  test('is counted once for each text, changed and removed', async () => {
    expect(await give('fits')).toEqual([{ chapter: 'ends', value: 'fits' }])
    await give('fits')
    expect(await sums()).toEqual(['1 0'])
    expect(await give('notReally')).toEqual([{ chapter: 'ends', value: 'notReally' }])
    expect(await sums()).toEqual(['0 1'])
    expect(await give(null)).toEqual([])
    await give(null)
    expect(await sums()).toEqual(['0 0'])
  })

  test('belongs to the edition that was read', async () => {
    await give('notReally')
    const row = await findAnalysis(strapi, { documentId: id })
    if (!row) throw new Error('no analysis')
    await storeEdition(strapi, row)
    await strapi.db
      .query(analysisUid)
      .updateMany({ where: { id: row.id }, data: { engineVersion: '9.9.9' } })
    const own = { userId: agnes.id, id, language: 'hun' } as const
    const current = await showAnalysis(strapi, own)
    expect(current.feedback).toEqual([])
    const edition = String(current.earlier[0]?.id)
    expect((await showAnalysis(strapi, { ...own, edition })).feedback).toEqual([
      { chapter: 'ends', value: 'notReally' },
    ])
    expect(await give('fits')).toEqual([{ chapter: 'ends', value: 'fits' }])
    expect(await sums()).toEqual(['1 1'])
    expect(await give(null, { edition })).toEqual([])
    expect(await sums()).toEqual(['1 0'])
  })

  test('of fewer than ten readers is not displayed to editors', async () => {
    const row = { fits: 6, notReally: 3, documentId: 'x' }
    const query = strapi.db.query('api::text-feedback.text-feedback')
    await query.create({ data: { ...row, textKey: 'task.few' } })
    await query.create({ data: { ...row, fits: 7, documentId: 'y', textKey: 'task.enough' } })
    expect([...(await feedbackSums(strapi))]).toEqual([['task.enough', { fits: 7, notReally: 3 }]])
  })
})
