import { beforeEach, expect, jest, test } from '@jest/globals'
import { articleTags, uidOfTag } from '@krono/contract'
import type { Core } from '@strapi/strapi'

jest.doMock('../../src/platform/lib/env', () => {
  const actual = jest.requireActual<{ env: object }>('../../src/platform/lib/env')
  return { env: { ...actual.env, LANGUAGE: 'rus' } }
})

type Row = { id: number; documentId: string; locale: string; updatedAt: string }

const row = (id: number, documentId: string, locale: string): Row => ({
  ...{ id, documentId, locale },
  updatedAt: '2026-11-27T00:00:00.000Z',
})
let rows: Row[] = []
const strapi = { db: { query: () => ({ findMany: async () => rows }) } } as unknown as Core.Strapi

beforeEach(() => {
  rows = [row(1, 'a', 'ru'), row(2, 'a', 'en'), row(3, 'b', 'en')]
})

async function idsOf(uid: string) {
  const { publishedRows } = await import('../../src/library/search/read-entries')
  const found = await publishedRows(strapi, uid as Parameters<typeof publishedRows>[1])
  return [...found.values()].map(({ id }) => id).sort()
}

test.each(articleTags)('a %s is found in the language of its list', async (tag) => {
  expect(await idsOf(uidOfTag(tag))).toEqual([1])
  rows = rows.slice(1)
  expect(await idsOf(uidOfTag(tag))).toEqual([2, 3])
})

test('a page that exists only in the fallback language is found in that one', async () => {
  expect(await idsOf('api::page.page')).toEqual([1, 3])
})
