import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Emblem } from '../drawing/emblem'
import { strongestOf } from './extremes'
import styles from './reading.module.css'
import type { ReadingProps } from './reading-props'
import { TextCard } from './text-card'

export function CharacterCard({ chart, texts, withSteps }: ReadingProps) {
  const t = translations()
  const text = texts.get(`character.${chart.character}`)
  const strongest = strongestOf(chart)
  const { energy, side } = chart.chakras[strongest]
  const make = () => [
    t('computed.character', {
      chakra: t(`chakra.${strongest}`),
      energy: formatFigure(energy),
      side: t(`side.${side}`),
    }),
    t('computed.formula', { formula: chart.formula }),
  ]
  return (
    <TextCard
      name={t('result.character')}
      value={text?.title ?? chart.character}
      text={text}
      workings={{ of: 'character', date: chart.date, withSteps, make }}
    >
      <div className={styles.emblem}>
        <Emblem chakra={strongest} side={side} />
      </div>
    </TextCard>
  )
}
