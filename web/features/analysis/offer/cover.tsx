import { chartOf } from '@krono/chart'
import { Figurine } from '@/features/chart/drawing/figurine'
import { exampleDate } from '@/features/chart/example'
import type { AnalysisKind } from '@/lib/contract/analyses'
import styles from './cover.module.css'

const family = [exampleDate, '1981-03-29', '2012-10-07']

/** Whose figures stand on the cover: some days, as many as people come to mind. */
const dates = {
  short: [exampleDate],
  long: [exampleDate],
  relationship: family.slice(0, 2),
  family,
  group: [...family, '1990-01-17', '1976-08-22', '1995-11-03'],
} as const satisfies Record<AnalysisKind, readonly string[]>

/** What one gets, as a picture: so many sheets, with so many figures on the first. */
export function Cover({ kind }: { kind: AnalysisKind }) {
  return (
    <div className={styles.cover} data-kind={kind} aria-hidden="true">
      <div className={styles.sheet}>
        {dates[kind].map((date) => (
          <Figurine key={date} chart={chartOf(date)} />
        ))}
      </div>
    </div>
  )
}
