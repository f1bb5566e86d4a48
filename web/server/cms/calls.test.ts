import { beforeEach, expect, jest, test } from '@jest/globals'
import { type Review, reviewsOnPage } from '@krono/contract'

const ask = jest.fn<(question: { input: { page: string } }) => Promise<unknown>>()
jest.doMock('./ask-cms', () => ({ askCms: ask }))

const review = (place: number) => ({ id: `r${place}` }) as Review
const summary = { count: 1, mean: 5, distribution: [0, 0, 0, 0, 1] }

beforeEach(() => {
  ask.mockReset()
})

test.each([0, 1, reviewsOnPage - 1, reviewsOnPage, reviewsOnPage + 1, 2 * reviewsOnPage])(
  'all of %i reviews are read',
  async (count) => {
    const all = Array.from({ length: count }, (_, place) => review(place))
    ask.mockImplementation(async ({ input }) => {
      const first = (Number(input.page) - 1) * reviewsOnPage
      return { reviews: all.slice(first, first + reviewsOnPage), summary }
    })
    const { getReviews } = await import('./calls')
    expect(await getReviews()).toEqual({ reviews: all, summary })
  },
)

test('a review added between two requests does not duplicate another one', async () => {
  const page = Array.from({ length: reviewsOnPage }, (_, place) => review(place))
  ask.mockResolvedValueOnce({ reviews: page, summary })
  ask.mockResolvedValueOnce({ reviews: [review(reviewsOnPage - 1), review(7000)], summary })
  const { getReviews } = await import('./calls')
  expect((await getReviews()).reviews).toEqual([...page, review(7000)])
})
