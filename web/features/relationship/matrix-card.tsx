import { translations } from '@/base/words/translations'
import { Computed } from '@/features/chart/reading/computed'
import { Card } from '@/ui/card/card'
import { harmonyLookup } from './bonds'
import type { GroupFacts, PairHref } from './group-facts'
import harmony from './harmony.module.css'
import { HarmonyGrid, Tones } from './harmony-grid'
import { MatrixCell } from './matrix-cell'
import styles from './relationship.module.css'
import { meanHarmonySteps } from './steps'

/** Number of columns that fit on a phone; more scroll horizontally. */
const mostOnPhone = 4

type MatrixCardProps = {
  names: readonly string[]
  group: GroupFacts
  dates: readonly string[] | undefined
  pairHref: PairHref | undefined
}

/** The harmony of all pairs, with links to their results if there are any. */
export function MatrixCard({ names, group, dates, pairHref }: MatrixCardProps) {
  const t = translations()
  const harmonyOf = harmonyLookup(group.pairs)
  return (
    <Card className={styles.wide} aria-labelledby="matrix">
      <h2 id="matrix">{t('relationship.group.matrix')}</h2>
      <p>{t(`relationship.group.${pairHref ? 'matrixLead' : 'matrixLeadStill'}`)}</p>
      {names.length > mostOnPhone && (
        <p className={harmony.swipe}>{t('relationship.group.swipe')}</p>
      )}
      <HarmonyGrid
        t={t}
        names={names}
        cellOf={(row, column) => (
          <MatrixCell
            key={names[column]}
            harmony={harmonyOf(row, column)}
            names={[names[row] ?? '', names[column] ?? '']}
            href={row === column ? undefined : pairHref?.(row, column)}
          />
        )}
      />
      <p className={styles.quiet}>{t('relationship.group.tones')}</p>
      <Tones />
      {dates && (
        <Computed
          about={t('relationship.group.harmony')}
          steps={meanHarmonySteps(t, dates, group.harmony)}
        />
      )}
    </Card>
  )
}
