import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fairQueue } from './fair-queue'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const settings = { atOnce: 1, mostEach: 2, mostAll: 3, longestWaitMs: 4000 }

/** Work that ends when its function is called. */
function pendingWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { run: () => ended, end }
}

test('`atOnce` tasks are done at once, the rest in fair order, also when some fail', async () => {
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

test('a person with too many waiting tasks is refused at once, and everyone when the queue is full', async () => {
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

test('a task that waits too long is refused and not run', async () => {
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

test('an aborted task leaves the queue: it is not run, and its place is free', async () => {
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

test('an abort after the start changes nothing, and a task that throws at once frees its slot', async () => {
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
