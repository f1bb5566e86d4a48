import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { strongestOf, weakestOf } from './extremes'
import styles from './key-facts.module.css'
import type { ReadingProps } from './reading-props'

/** The main facts of a chart: character, total, strongest and weakest chakra, formula. */
export function KeyFacts({ chart, texts }: ReadingProps) {
  const t = translations()
  const facts = [
    [t('result.character'), texts.get(`character.${chart.character}`)?.title ?? chart.character],
    [t('result.total'), t('result.totalOf', { value: formatFigure(chart.totalVitalEnergy.value) })],
    [t('result.strongest'), t(`chakra.${strongestOf(chart)}`)],
    [t('result.weakest'), t(`chakra.${weakestOf(chart)}`)],
    [t('result.formula'), chart.formula],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
