import { expect, test } from '@jest/globals'
import { oneAtATime } from '../../src/people/pictures/one-at-a-time'

test('pictures are rendered one after the other, and a failed one stops no others', async () => {
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (fails) throw new Error('unreadable')
    return 'made'
  }
  const results = await Promise.allSettled([work(false), work(true), work(false)].map(oneAtATime))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(most).toBe(1)
})
