import { translations } from '@/base/words/translations'
import { PairLegend } from '@/features/chart/drawing/legend'
import analysis from '@/features/chart/reading/reading.module.css'
import { Card } from '@/ui/card/card'
import { PairFigure } from './drawing/pair-figure'
import { extremesOf, similaritiesOf } from './extremes'
import { isolate, type Two } from './people'
import type { PairFacts } from './reversed'
import { type DrawnChart, pairRows } from './rows'

type PairFigureCardProps = { names: Two<string>; charts: Two<DrawnChart>; facts: PairFacts }

/** Both charts in one drawing with its legend. */
export function PairFigureCard({ names, charts, facts }: PairFigureCardProps) {
  const t = translations()
  const { most, least } = extremesOf(similaritiesOf(facts))
  const [a, b] = [isolate(names[0]), isolate(names[1])]
  const label = t('relationship.figure.label', {
    a,
    b,
    closest: t(`chakra.${most}`),
    farthest: t(`chakra.${least}`),
  })
  return (
    <Card className={analysis.figureCard} aria-labelledby="pair-figure">
      <h2 id="pair-figure" className="visually-hidden">
        {t('relationship.figure.title')}
      </h2>
      <PairFigure rows={pairRows(t, charts, facts)} label={label} />
      <PairLegend t={t} names={[a, b]} />
      <p className={analysis.legendNote}>{t('relationship.figure.sides')}</p>
    </Card>
  )
}
