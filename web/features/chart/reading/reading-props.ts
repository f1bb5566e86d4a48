import type { Chart } from '@krono/chart'
import type { ProseBlock } from '@/lib/contract/blocks'
import type { Interpretation } from '@/server/cms/schemas'

export type ReadingProps = {
  /** Its date is empty where somebody shows a chart without telling when they were born. */
  chart: Chart
  texts: Texts
  /** How everything was computed comes along, and not when somebody opens it. */
  withSteps?: boolean | undefined
  /** Long texts by key, for premium members. */
  long?: ReadonlyMap<string, readonly ProseBlock[]> | undefined
}

/** Texts of a chart by key; a key without a text draws its figures alone. */
export type Texts = ReadonlyMap<string, Interpretation>
