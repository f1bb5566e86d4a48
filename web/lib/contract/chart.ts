import { z } from 'zod'
import { birthDate } from './dates'

/** GET /chart?date= → `{ engineVersion, date, …chart }` (decisions, "API"). */
export const chartQuery = (today: string) => z.strictObject({ date: birthDate(today) })

export type ChartQuery = z.infer<ReturnType<typeof chartQuery>>
