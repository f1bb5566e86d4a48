import { beforeEach, expect, test } from '@jest/globals'
import type { ChapterKey } from '@krono/contract'
import { saveReading } from '../../src/analysis/analyses/save-reading'
import { listShelf } from '../../src/commerce/payments/fulfilment/list-shelf'
import type { UserRow } from '../../src/members/users/user-row'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy } = tillAlone()

let agnes: UserRow
let bela: UserRow
beforeEach(async () => {
  agnes = await given.user()
  bela = await given.user({ email: 'bela@people.example', firstName: 'Béla' })
})

const shelf = (user: UserRow) => listShelf(strapi, user.id)
const nothing = { read: [], bookmarks: [] }

async function bought(product: 'analysis-short' | 'analysis-long' = 'analysis-short') {
  const order = await buy(agnes, { product })
  const entry = (await shelf(agnes)).find((one) => one.order === order.documentId)
  return String(entry?.analysis)
}

const report = (user: UserRow, id: string, update: object) =>
  saveReading(strapi, { userId: user.id, id, update: { ...nothing, ...update } })

test('the last read analyses come first, then new ones', async () => {
  const [first, second] = [await bought(), await bought('analysis-long')]
  expect((await shelf(agnes)).map(({ reading }) => reading)).toEqual([null, null])
  await report(agnes, first, { read: ['opening'], at: 'ends' })
  expect(await shelf(agnes)).toMatchObject([
    { analysis: first, kind: 'short', state: 'ready', reading: { chapters: 7, at: 'ends' } },
    { analysis: second, kind: 'long', state: 'ready', reading: null },
  ])
})

test('progress of many devices at once is merged in one row', async () => {
  const id = await bought()
  const read: ChapterKey[] = ['opening', 'ends', 'question', 'weeks']
  await Promise.all(read.map((chapter) => report(agnes, id, { read: [chapter] })))
  expect(await given.rows('api::analysis-reading.analysis-reading')).toHaveLength(1)
  expect((await shelf(agnes))[0]?.reading?.read).toEqual(read)
})

test('another user’s analysis is not found, and a chapter of another kind is not stored', async () => {
  const id = await bought()
  await expect(report(bela, id, {})).rejects.toMatchObject({ code: 'notFound' })
  await expect(report(agnes, id, { at: 'year' })).rejects.toMatchObject({ code: 'invalidField' })
  expect(await shelf(bela)).toEqual([])
  expect((await shelf(agnes))[0]?.reading).toBeNull()
})

test('a failed order is not listed, one that waits for a bank is', async () => {
  await begin(bela, { product: 'analysis-short' })
  expect(await shelf(bela)).toEqual([])
  const { session } = await begin(agnes, { product: 'analysis-short' })
  await act('pay', { session, card: 'later' })
  await strapi.db
    .query('api::order.order')
    .updateMany({ where: { sessionId: session }, data: { underwaySince: new Date() } })
  expect(await shelf(agnes)).toMatchObject([
    { analysis: null, state: 'processing', people: [{ name: 'Ágnes' }], reading: null },
  ])
})
