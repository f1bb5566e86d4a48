import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { TodayCurve } from '@/features/cycles/today-curve'
import type { BlockOf } from '@/lib/contract/blocks'
import styles from './figure.module.css'

/** The energy cycles of a date that an editor chose, around a day. */
export function BlockCycle({ block: { date, day, caption } }: { block: BlockOf<'cycle'> }) {
  const dates = { birth: formatLongDate(date), day: formatLongDate(day) }
  return (
    <figure className={styles.drawn}>
      <TodayCurve birth={date} day={day} />
      <figcaption>{caption || translations('blocks')('cycle', dates)}</figcaption>
    </figure>
  )
}
