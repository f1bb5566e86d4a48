import type { FeltDay } from '@/lib/contract/felt-days'
import type { FeltScale } from '@/lib/contract/felt-scales'
import type { ClassicalCycle } from '../cycles/shared-days'

/** The cycle that corresponds to each scale. */
export const cycleOfScale = {
  body: 'physical',
  feeling: 'emotional',
  mind: 'intellectual',
} as const satisfies Record<FeltScale, ClassicalCycle>

/** The middle of the scale, which stands on the zero line of a curve. */
const middle = 3

/** Where a step of 1 to 5 stands among the values of a cycle: −100, −50, 0, 50, 100. */
export const heightOfStep = (step: number) => (step - middle) * 50

/** What was said on one scale, by the day. */
export const ratedDays = (days: readonly FeltDay[], scale: FeltScale) =>
  days.flatMap((felt) => {
    const step = felt[scale]
    return step === null ? [] : { day: felt.day, step }
  })
