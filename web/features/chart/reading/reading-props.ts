import type { Chart } from '@krono/chart'
import type { ProseBlock } from '@/lib/contract/blocks'
import type { Interpretation } from '@/server/cms/schemas'

export type ReadingProps = {
  /** The date is empty when a chart is shared without the birth date. */
  chart: Chart
  texts: Texts
  /** The page contains the steps of every computation, instead of loading them when a disclosure is opened. */
  withSteps?: boolean | undefined
  /** Long texts by key, for premium members. */
  long?: ReadonlyMap<string, readonly ProseBlock[]> | undefined
}

/** Texts of a chart by key; without a text only the figures are shown. */
export type Texts = ReadonlyMap<string, Interpretation>
