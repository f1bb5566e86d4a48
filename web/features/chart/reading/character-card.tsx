import { linkToCharacter } from '@/base/routing/links'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { characterRow } from '../characters'
import { Emblem } from '../drawing/emblem'
import styles from './reading.module.css'
import type { ReadingProps } from './reading-props'
import { TextCard } from './text-card'

export function CharacterCard({ chart, texts, withSteps }: ReadingProps) {
  const t = translations()
  const text = texts.get(`character.${chart.character}`)
  const { chakra, side } = characterRow(chart.character)
  const make = () => [
    t('computed.character', {
      chakra: t(`chakra.${chakra}`),
      energy: formatFigure(chart.chakras[chakra].energy),
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
        <Emblem chakra={chakra} side={side} />
        <a href={linkToCharacter(chart.character)}>{t('characters.more')}</a>
      </div>
    </TextCard>
  )
}
