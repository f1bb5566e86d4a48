import { expect, test } from '@jest/globals'
import { runExclusive } from '../../src/platform/lib/run-exclusive'

test('ten calls during a run share one following run; only the run’s own caller gets its error', async () => {
  let begun = 0
  let free = () => {}
  const first = runExclusive('a', async () => {
    begun += 1
    await new Promise<void>((resolve) => {
      free = resolve
    })
    throw new Error('the first')
  })
  const others = Array.from({ length: 10 }, () =>
    runExclusive('a', async () => {
      begun += 1
    }),
  )
  const elsewhere = runExclusive('b', async () => {
    begun += 10
  })
  await elsewhere
  expect(begun).toBe(11)
  free()
  await expect(first).rejects.toThrow('the first')
  await Promise.all(others)
  expect(begun).toBe(12)
  await runExclusive('a', async () => {
    begun += 1
  })
  expect(begun).toBe(13)
})
