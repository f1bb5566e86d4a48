import { levelChakras, valueChakras } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import { levelKeys, valueKeys } from './measure-keys'
import { MeasureRow } from './measure-row'
import type { ReadingProps } from './reading-props'
import { meanSteps, totalSteps } from './steps'

export function TotalCard({ chart, texts, withSteps }: ReadingProps) {
  const t = translations()
  const measure = chart.totalVitalEnergy
  return (
    <Card>
      <MeasureRow
        name={t('result.total')}
        measure={measure}
        outOf={700}
        textKey={`totalVitalEnergy.${measure.level}`}
        texts={texts}
        workings={{ of: 'total', date: chart.date, withSteps, make: () => totalSteps(t, chart) }}
      />
    </Card>
  )
}

export function LevelsCard({ chart, texts, withSteps }: ReadingProps) {
  const t = translations()
  return (
    <Card>
      <h2>{t('result.levels')}</h2>
      {levelKeys.map((key) => (
        <MeasureRow
          key={key}
          name={t(`measure.${key}`)}
          measure={chart.levels[key]}
          textKey={`${key}.${chart.levels[key].level}`}
          texts={texts}
          workings={{
            of: key,
            date: chart.date,
            withSteps,
            make: () =>
              meanSteps(t, { chart, members: levelChakras[key], measure: chart.levels[key] }),
          }}
        />
      ))}
    </Card>
  )
}

export function ValuesCard({ chart, texts, withSteps }: ReadingProps) {
  const t = translations()
  return (
    <Card>
      <h2>{t('result.values')}</h2>
      {valueKeys.map((key) => (
        <MeasureRow
          key={key}
          name={t(`measure.${key}`)}
          measure={chart.values[key]}
          textKey={`${key}.${chart.values[key].level}`}
          texts={texts}
          workings={{
            of: key,
            date: chart.date,
            withSteps,
            make: () =>
              meanSteps(t, { chart, members: valueChakras[key], measure: chart.values[key] }),
          }}
        />
      ))}
    </Card>
  )
}
