import type { FeltDay } from '@/lib/contract/felt-days'
import type { FeltScale } from '@/lib/contract/felt-scales'
import type { ClassicalCycle } from '@/lib/contract/shared-days'

/** The cycle that corresponds to each scale. */
export const cycleOfScale = {
  body: 'physical',
  feeling: 'emotional',
  mind: 'intellectual',
} as const satisfies Record<FeltScale, ClassicalCycle>

/** The middle of the scale, at the zero line of a curve. */
const middle = 3

/** The value of a cycle that corresponds to a step of 1 to 5: −100, −50, 0, 50, 100. */
export const heightOfStep = (step: number) => (step - middle) * 50

/** The ratings on one scale, by day. */
export const ratedDays = (days: readonly FeltDay[], scale: FeltScale) =>
  days.flatMap((felt) => {
    const step = felt[scale]
    return step === null ? [] : { day: felt.day, step }
  })
