import type { Chart } from '@krono/chart'
import type { ReactNode } from 'react'
import { formatFullDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { plainText } from '@/ui/blocks/plain-text'
import { strongestOf, weakestOf } from '../reading/extremes'
import type { ReadingProps } from '../reading/reading-props'
import { characterName } from './character-name'
import { firstSentence } from './first-sentence'
import styles from './opening.module.css'
import { Plate } from './plate'

type OpeningProps = Pick<ReadingProps, 'texts'> & {
  chart: Chart
  name: string
  /** Within a page's frame: with the width of the content below. */
  isWithin?: boolean
  /** On a page with another main heading: `h2`. */
  heading?: 'h1' | 'h2'
  /** Actions for the result. */
  children?: ReactNode
}

/** Head of a result: the plate, the name and the character, the day in words. */
export function Opening({
  chart,
  texts,
  name,
  isWithin = false,
  heading: Title = 'h1',
  children,
}: OpeningProps) {
  const t = translations()
  const character = texts.get(`character.${chart.character}`)
  const label = t('result.figureLabel', {
    strongest: t(`chakra.${strongestOf(chart)}`),
    weakest: t(`chakra.${weakestOf(chart)}`),
  })
  return (
    <header className={isWithin ? styles.within : styles.opening}>
      <Plate chart={chart} label={label} />
      <div className={styles.words}>
        <div>
          {chart.date && <p className={styles.date}>{formatFullDate(chart.date)}</p>}
          <Title className={styles.title}>
            <bdi>{characterName(env.LANGUAGE, character?.title ?? chart.character, name)}</bdi>
          </Title>
          {character && <p className={styles.lead}>{firstSentence(plainText(character.short))}</p>}
        </div>
        {children && <div className={`${styles.actions} no-print`}>{children}</div>}
      </div>
    </header>
  )
}
