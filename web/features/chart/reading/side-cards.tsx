import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { MeasureRow } from './measure-row'
import styles from './reading.module.css'
import type { ReadingProps } from './reading-props'
import { meanSteps, namesOf } from './steps'
import { TextCard } from './text-card'

/** Activity is the mean of the release side, restraint of the intake side (engine §4). */
export function DriveCard({ chart, texts, withSteps }: ReadingProps) {
  const t = translations()
  const rows = [
    { key: 'activity', members: chart.sides.release },
    { key: 'restraint', members: chart.sides.intake },
  ] as const
  return (
    <Card>
      <h2>{t('result.drive')}</h2>
      {rows.map(({ key, members }) => (
        <MeasureRow
          key={key}
          name={t(`measure.${key}`)}
          measure={chart[key]}
          textKey={`${key}.${chart[key].level}`}
          texts={texts}
          workings={{
            of: key,
            date: chart.date,
            withSteps,
            make: () => meanSteps(t, { chart, members, measure: chart[key] }),
          }}
        />
      ))}
    </Card>
  )
}

export function SidesCard({ chart, texts, withSteps }: ReadingProps) {
  const t = translations()
  const { sides } = chart
  const intake = formatFigure(sides.intakeEnergy)
  const release = formatFigure(sides.releaseEnergy)
  const make = () => [
    t('computed.sides', {
      intakeChakras: namesOf(t, sides.intake),
      releaseChakras: namesOf(t, sides.release),
      intake,
      release,
    }),
    t('computed.sidesRule', { dominant: t(`dominant.${sides.dominant}`) }),
  ]
  return (
    <TextCard
      name={t('result.sides')}
      value={t(`dominant.${sides.dominant}`)}
      text={texts.get(`sides.${sides.dominant}`)}
      workings={{ of: 'sides', date: chart.date, withSteps, make }}
    >
      <p className={styles.note}>{t('result.sidesFigures', { intake, release })}</p>
    </TextCard>
  )
}

export function ContourCard({ chart, texts, withSteps }: ReadingProps) {
  const t = translations()
  const contour = t(`contour.${chart.contour}`)
  const make = () => [
    t('computed.contour', {
      lower: formatFigure(chart.levels.physical.value),
      middle: formatFigure(chart.chakras.heart.energy),
      upper: formatFigure(chart.levels.intellectual.value),
    }),
    t('computed.contourRule', { contour }),
  ]
  return (
    <TextCard
      name={t('result.contour')}
      value={contour}
      text={texts.get(`contour.${chart.contour}`)}
      workings={{ of: 'contour', date: chart.date, withSteps, make }}
    />
  )
}
