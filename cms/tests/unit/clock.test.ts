import { afterEach, describe, expect, test } from '@jest/globals'
import { now, setClock, today } from '../../src/platform/lib/clock'

describe('the clock', () => {
  afterEach(() => setClock())

  test.each([
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-07-31T21:59:59Z', '2026-07-31'],
    ['2026-07-31T22:00:00Z', '2026-08-01'],
  ])('at %s it is %s in Budapest', (instant, date) => {
    setClock(() => new Date(instant))
    expect([now().toISOString(), today()]).toEqual([new Date(instant).toISOString(), date])
  })
})
