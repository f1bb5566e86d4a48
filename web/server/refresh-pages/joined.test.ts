import { expect, test } from '@jest/globals'
import { joined } from './joined'

test('one run is for all who asked before it began, and one follows for those who asked meanwhile', async () => {
  const runs: { end: () => void }[] = []
  const ask = joined(
    () =>
      new Promise((resolve) => {
        runs.push({ end: resolve })
      }),
  )
  const over: string[] = []
  const asked = (who: string) => ask().then(() => over.push(who))
  const all = [asked('first'), asked('second'), asked('third')]
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  await all[0]
  expect(over).toEqual(['first'])
  await Promise.resolve()
  expect(runs).toHaveLength(2)
  runs[1]?.end()
  await Promise.all(all)
  expect(over).toEqual(['first', 'second', 'third'])
  const last = asked('last')
  expect(runs).toHaveLength(3)
  runs[2]?.end()
  await last
})

test('a run that fails is followed by the next all the same', async () => {
  let count = 0
  const ask = joined(async () => {
    count += 1
    if (count === 1) throw new Error('no')
  })
  const [first, second] = [ask(), ask()]
  await expect(first).rejects.toThrow('no')
  await second
  expect(count).toBe(2)
})
