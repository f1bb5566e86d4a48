import { beforeEach, expect, jest, test } from '@jest/globals'
import qs from 'qs'

type CmsQuery = { path: string; search: string }

let count = 0
const queries: Record<string, unknown>[] = []

jest.doMock('@/server/preview/get-preview', () => ({ getPreview: async () => undefined }))
jest.doMock('./request-cms', () => ({
  requestCms: async ({ search }: CmsQuery) => {
    const query = qs.parse(search.slice(1)) as { pagination: { page: string; pageSize: string } }
    queries.push(query)
    const [page, size] = [Number(query.pagination.page), Number(query.pagination.pageSize)]
    const first = (page - 1) * size
    const data = Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) => ({
      id: first + index,
    }))
    return Response.json({ data })
  },
}))

beforeEach(() => {
  queries.length = 0
})

test.each([
  [0, 1],
  [499, 1],
  [500, 2],
  [1201, 3],
])('all of %i entries are read, in %i requests', async (entries, questions) => {
  count = entries
  const { readEntries } = await import('./read-content')
  const found = await readEntries('blog-posts', 'blog-post', { sort: ['postedOn:desc'] })
  expect(found).toEqual(Array.from({ length: entries }, (_, id) => ({ id })))
  expect(queries).toHaveLength(questions)
  // The id makes the order unique.
  expect(queries.map(({ sort }) => sort)).toEqual(queries.map(() => ['postedOn:desc', 'id']))
})
