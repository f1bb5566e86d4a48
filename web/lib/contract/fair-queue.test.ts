import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fairQueue } from './fair-queue'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const settings = { atOnce: 1, mostEach: 2, mostAll: 3, longestWaitMs: 4000 }

/** Work that ends on a call. */
function pendingWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { run: () => ended, end }
}

test('so much is done at once, the rest in fair turns, also when some of it fails', async () => {
  const enqueue = fairQueue({ ...settings, atOnce: 2, mostEach: 9, mostAll: 9 })
  const log: string[] = []
  const [one, other] = [pendingWork(), pendingWork()]
  const failing = enqueue('a', async () => {
    await one.run()
    throw new Error('broken')
  })
  const pending = enqueue('a', other.run)
  const rest = ['a3', 'a4', 'b1'].map((name) =>
    enqueue(name.charAt(0), async () => void log.push(name)),
  )
  await Promise.resolve()
  expect(log).toEqual([])
  one.end()
  await expect(failing).rejects.toThrow('broken')
  await Promise.all(rest)
  expect(log).toEqual(['a3', 'b1', 'a4'])
  other.end()
  expect(await pending).toEqual({ done: undefined })
})

test('a person with enough waiting is refused at once, and so is everybody when the line is full', async () => {
  const enqueue = fairQueue(settings)
  const pending = pendingWork()
  const first = enqueue('a', pending.run)
  const waiting = ['a', 'a', 'b'].map((person) => enqueue(person, async () => person))
  expect(await enqueue('a', async () => 'a')).toEqual({ refusal: 'tooManyRequests' })
  expect(await enqueue('b', async () => 'b')).toEqual({ refusal: 'unavailable' })
  pending.end()
  expect(await first).toEqual({ done: undefined })
  expect(await Promise.all(waiting)).toEqual([{ done: 'a' }, { done: 'a' }, { done: 'b' }])
})

test('work with no turn in time is refused, and is not done', async () => {
  const enqueue = fairQueue(settings)
  const [pending, log] = [pendingWork(), [] as string[]]
  const first = enqueue('a', pending.run)
  const late = enqueue('b', async () => void log.push('late'))
  jest.advanceTimersByTime(3999)
  const inTime = enqueue('c', async () => 'in time')
  jest.advanceTimersByTime(1)
  expect(await late).toEqual({ refusal: 'unavailable' })
  pending.end()
  expect([await first, await inTime, log]).toEqual([{ done: undefined }, { done: 'in time' }, []])
})

test('an aborted one leaves the line: the work is not done, and the place is free', async () => {
  const enqueue = fairQueue(settings)
  const [pending, log] = [pendingWork(), [] as string[]]
  const first = enqueue('a', pending.run)
  const leaving = new AbortController()
  const gone = enqueue('b', async () => void log.push('gone'), leaving.signal)
  leaving.abort()
  expect(await gone).toEqual({ refusal: 'unavailable' })
  expect(await enqueue('b', async () => void log.push('never'), leaving.signal)).toEqual({
    refusal: 'unavailable',
  })
  const waiting = ['b', 'c', 'd'].map((person) => enqueue(person, async () => person))
  pending.end()
  expect(await Promise.all([first, ...waiting])).toEqual([
    { done: undefined },
    { done: 'b' },
    { done: 'c' },
    { done: 'd' },
  ])
  expect(log).toEqual([])
})

test('an abort after the turn began changes nothing, and a work that throws at once gives its turn back', async () => {
  const enqueue = fairQueue(settings)
  const leaving = new AbortController()
  const pending = pendingWork()
  const first = enqueue('a', pending.run, leaving.signal)
  leaving.abort()
  pending.end()
  expect(await first).toEqual({ done: undefined })
  const broken = () => {
    throw new Error('broken')
  }
  await expect(enqueue('a', broken)).rejects.toThrow('broken')
  expect(await enqueue('a', async () => 'next')).toEqual({ done: 'next' })
})
