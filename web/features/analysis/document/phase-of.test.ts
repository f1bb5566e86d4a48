import { expect, test } from '@jest/globals'
import { chakras } from '@krono/chart'
import { phaseOf } from './phase-of'

test('the phase of every cycle is computed from any number of its rounded values', () => {
  for (const { period } of chakras) {
    for (const days of [4, 9, 31]) {
      for (let phase = 0; phase < period; phase += 1) {
        const values = Array.from({ length: days }, (_, day) =>
          Math.round(100 * Math.sin((2 * Math.PI * (phase + day)) / period)),
        )
        expect([period, days, phaseOf(values, period)]).toEqual([period, days, phase])
      }
    }
  }
})
