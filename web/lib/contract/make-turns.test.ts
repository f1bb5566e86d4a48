import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { makeTurns } from './make-turns'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const settings = { atOnce: 1, mostEach: 2, mostAll: 3, longestWaitMs: 4000 }

/** Work that ends when it is told to. */
function heldWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { run: () => ended, end }
}

test('so much is done at once, the rest in fair turns, also when some of it fails', async () => {
  const takeTurn = makeTurns({ ...settings, atOnce: 2, mostEach: 9, mostAll: 9 })
  const log: string[] = []
  const [one, other] = [heldWork(), heldWork()]
  const failing = takeTurn('a', async () => {
    await one.run()
    throw new Error('broken')
  })
  const held = takeTurn('a', other.run)
  const rest = ['a3', 'a4', 'b1'].map((name) =>
    takeTurn(name.charAt(0), async () => void log.push(name)),
  )
  await Promise.resolve()
  expect(log).toEqual([])
  one.end()
  await expect(failing).rejects.toThrow('broken')
  await Promise.all(rest)
  expect(log).toEqual(['a3', 'b1', 'a4'])
  other.end()
  expect(await held).toEqual({ done: undefined })
})

test('who has enough waiting is refused at once, and so is everybody when the line is full', async () => {
  const takeTurn = makeTurns(settings)
  const held = heldWork()
  const first = takeTurn('a', held.run)
  const waiting = ['a', 'a', 'b'].map((person) => takeTurn(person, async () => person))
  expect(await takeTurn('a', async () => 'a')).toEqual({ refusal: 'tooManyRequests' })
  expect(await takeTurn('b', async () => 'b')).toEqual({ refusal: 'unavailable' })
  held.end()
  expect(await first).toEqual({ done: undefined })
  expect(await Promise.all(waiting)).toEqual([{ done: 'a' }, { done: 'a' }, { done: 'b' }])
})

test('whose turn does not come in time is sent away, and the work is not done', async () => {
  const takeTurn = makeTurns(settings)
  const [held, log] = [heldWork(), [] as string[]]
  const first = takeTurn('a', held.run)
  const late = takeTurn('b', async () => void log.push('late'))
  jest.advanceTimersByTime(3999)
  const inTime = takeTurn('c', async () => 'in time')
  jest.advanceTimersByTime(1)
  expect(await late).toEqual({ refusal: 'unavailable' })
  held.end()
  expect([await first, await inTime, log]).toEqual([{ done: undefined }, { done: 'in time' }, []])
})
