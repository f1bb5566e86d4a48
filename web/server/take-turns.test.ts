import { expect, test } from '@jest/globals'
import { queueOf } from '@/server/take-turns'

/** Work that ends when it is told to. */
function heldWork(name: string, log: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = async () => {
    log.push(`${name} begins`)
    await ended
    log.push(`${name} ends`)
    return name
  }
  return { run, end }
}

test('the second waits for the first, also when that fails', async () => {
  const takeTurns = queueOf(30)
  const log: string[] = []
  const first = heldWork('first', log)
  const failing = takeTurns(async () => {
    await first.run()
    throw new Error('broken')
  })
  const second = takeTurns(async () => log.push('second'))
  first.end()
  await expect(failing).rejects.toThrow('broken')
  await second
  expect(log).toEqual(['first begins', 'first ends', 'second'])
})

test('more than may wait do not, and later there is room again', async () => {
  const takeTurns = queueOf(30)
  const held = heldWork('held', [])
  const waiting = [
    takeTurns(held.run),
    ...Array.from({ length: 29 }, () => takeTurns(async () => 1)),
  ]
  expect(await takeTurns(async () => 1)).toBeUndefined()
  held.end()
  await Promise.all(waiting)
  expect(await takeTurns(async () => 2)).toBe(2)
})

test('one queue does not wait for another', async () => {
  const held = heldWork('held', [])
  const waiting = queueOf(1)(held.run)
  expect(await queueOf(1)(async () => 'done')).toBe('done')
  held.end()
  await waiting
})
