import { type CycleRange, dayNumberOf } from '@krono/chart'
import { z } from 'zod'
import { birthDate, calendarDate } from './dates'
import { engineResult } from './engine-result'

/** Default number of days of a range. */
export const defaultDays = 30

/** The engine's calendar ends here; a range must not go past it. */
const lastDayNumber = dayNumberOf('9999-12-31')

const days = z
  .string()
  .max(3, { error: 'invalidDays', abort: true })
  .regex(/^\d+$/, { error: 'invalidDays', abort: true })
  .transform(Number)
  .refine((value) => value >= 1 && value <= 366, { error: 'invalidDays', abort: true })

/**
 * GET /biorhythm?birth=&from=&days= → `{ engineVersion, birth, days: [{ day, cycles }] }`. `from` is today by default and
 * not before birth; `days` is 30 by default, at most 366 (engine §7).
 */
export const biorhythmQuery = (today: string) =>
  z
    .strictObject({
      birth: birthDate(today),
      from: calendarDate.default(today),
      days: days.default(defaultDays),
    })
    .refine((query) => query.from >= query.birth, { error: 'dayBeforeBirth', path: ['from'] })
    .refine(({ from, days }) => dayNumberOf(from) + days - 1 <= lastDayNumber, {
      error: 'invalidDate',
      path: ['from'],
    })

export const biorhythmAnswer = engineResult<CycleRange>()

export type BiorhythmQuery = z.infer<ReturnType<typeof biorhythmQuery>>
