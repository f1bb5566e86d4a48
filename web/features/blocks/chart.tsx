import { chartOf } from '@krono/chart'
import { formatLongDate } from '@/base/text/format'
import type { BlockOf } from '@/lib/contract/blocks'
import { ChartDrawing } from './chart-drawing'
import styles from './figure.module.css'

/** The chart of a date that an editor chose. */
export const BlockChart = ({ block: { date, caption } }: { block: BlockOf<'chart'> }) => (
  <figure className={styles.drawn}>
    <ChartDrawing chart={chartOf(date)} />
    <figcaption>{caption || formatLongDate(date)}</figcaption>
  </figure>
)
