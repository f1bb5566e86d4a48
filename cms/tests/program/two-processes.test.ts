import { afterEach, expect, test } from '@jest/globals'
import { countingProcess } from '../support/counting-process'
import { startRedis } from '../support/redis-server'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

/** Two processes with one Redis, both connected. */
async function twoProcesses(count: number) {
  const redis = await startRedis()
  ends.push(redis.stop)
  const settings = { REDIS_URL: redis.url, TEST_COUNT: String(count) }
  const [one, two] = await Promise.all([countingProcess(settings), countingProcess(settings)])
  ends.push(one.stop, two.stop)
  await Promise.all([one.ready(), two.ready()])
  return { redis, one, two }
}

const times = (count: number) => Array.from({ length: count }, () => ['take', 'x'] as const)

test.each([15, 16])('of 16 attempts at once on two processes %i are accepted', async (count) => {
  const { one, two } = await twoProcesses(count)
  const results = (await Promise.all([one.run(times(8)), two.run(times(8))])).flat()
  expect(results.filter((result) => result === null)).toHaveLength(count)
  expect(results.filter((result) => result === 'tooManyRequests')).toHaveLength(16 - count)
})

test.each([
  ['in memory', false],
  ['in Redis', true],
])('attempts are released, cleared and looked up %s', async (_store, isShared) => {
  const redis = isShared ? await startRedis() : undefined
  if (redis) ends.push(redis.stop)
  const process = await countingProcess({ TEST_COUNT: '2', ...(redis && { REDIS_URL: redis.url }) })
  ends.push(process.stop)
  if (redis) await process.ready()
  const results: unknown[] = []
  for (const call of [
    ...(['refuseIfUsedUp', 'take', 'refuseIfUsedUp', 'take', 'refuseIfUsedUp', 'take'] as const),
    ...(['release', 'release', 'take', 'add', 'add', 'clear', 'add'] as const),
  ])
    results.push(await process.one(call))
  const refused = 'tooManyRequests'
  expect(results).toEqual([
    ...[null, null, null, null, refused, refused],
    ...[null, null, null, false, false, null, true],
  ])
})

test('while Redis hangs and after its end each process counts for itself, and none fails', async () => {
  const { redis, one, two } = await twoProcesses(2)
  redis.pause()
  expect(await one.run(times(3))).toEqual([null, null, 'tooManyRequests'])
  await redis.stop()
  expect(await one.one('take')).toBe('tooManyRequests')
  expect(await two.run(times(3))).toEqual([null, null, 'tooManyRequests'])
  expect(await two.one('clear')).toBe(null)
  expect(await two.one('take')).toBe(null)
})

test('editors on two processes see each other, and without Redis only those of their own', async () => {
  const { redis, one, two } = await twoProcesses(1)
  await one.one('comeIn', 'page')
  await two.one('comeIn', 'page')
  expect(await one.one('othersIn', 'page')).toEqual([{ userId: two.id, locale: 'hu' }])
  expect(await one.one('othersIn', 'other page')).toEqual([])
  await one.one('goOut', 'page')
  expect(await two.one('othersIn', 'page')).toEqual([])
  await redis.stop()
  await one.one('comeIn', 'page')
  expect(await two.one('othersIn', 'page')).toEqual([])
})
