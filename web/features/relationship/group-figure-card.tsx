import { translations } from '@/base/words/translations'
import { Computed } from '@/features/chart/reading/computed'
import analysis from '@/features/chart/reading/reading.module.css'
import { Card } from '@/ui/card/card'
import { GroupFigure } from './drawing/group-figure'
import { extremesOf } from './extremes'
import type { GroupFacts } from './group-facts'
import styles from './relationship.module.css'
import { type DrawnChart, groupRows } from './rows'
import { meanEnergySteps } from './steps'

type GroupFigureCardProps = {
  names: readonly string[]
  charts: readonly DrawnChart[]
  group: GroupFacts
  dates: readonly string[] | undefined
}

/** The mean of a group, large; the single charts are in a row above it, the facts in a table below. */
export function GroupFigureCard({ names, charts, group, dates }: GroupFigureCardProps) {
  const t = translations()
  const { most, least } = extremesOf(group.energies)
  const label = t('relationship.group.figureLabel', {
    count: names.length,
    strongest: t(`chakra.${most}`),
    weakest: t(`chakra.${least}`),
  })
  return (
    <Card className={`${analysis.figureCard} ${styles.mean}`} aria-labelledby="group-figure">
      <h2 id="group-figure" className={styles.figureTitle}>
        {t('relationship.group.figureTitle')}
      </h2>
      <GroupFigure rows={groupRows(t, charts, group)} label={label} />
      <p className={analysis.legendNote}>{t('relationship.group.figureLegend')}</p>
      {dates && (
        <Computed
          about={t('relationship.group.figureTitle')}
          steps={meanEnergySteps(t, dates, group.energies)}
        />
      )}
    </Card>
  )
}
