import { type ChakraKey, chakras } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { partOf } from '@/server/preview/part'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'
import companion from './companion.module.css'
import { ComputedLater } from './computed'
import { strongestOf, weakestOf } from './extremes'
import { nodeAnchor, Spine } from './node-links'
import styles from './reading.module.css'
import type { ReadingProps } from './reading-props'
import { chakraSteps } from './steps'

// The dot never begins a line.
const separator = '\u00a0· '

/** The seven chakras in detail, crown first; the strongest and the weakest are marked. */
export function Chakras({ chart, texts, long, withSteps }: ReadingProps) {
  const t = translations()
  const markOf = (chakra: ChakraKey) => {
    if (chakra === strongestOf(chart)) return t('result.strongestMark')
    return chakra === weakestOf(chart) ? t('result.weakestMark') : undefined
  }
  return (
    <Card aria-labelledby="chakras">
      <Spine />
      <h2 id="chakras">{t('result.chakras')}</h2>
      {chakras.map(({ chakra }) => {
        const reading = chart.chakras[chakra]
        const name = t(`chakraLong.${chakra}`)
        const mark = markOf(chakra)
        const key = `chakra.${chakra}.${reading.octant}`
        const text = texts.get(key)
        const more = long?.get(key)
        return (
          <article
            key={chakra}
            id={`text-${chakra}`}
            data-reading-of={chakra}
            className={styles.chakra}
            aria-labelledby={chakra}
          >
            <p className={styles.energy} style={{ color: `var(--${chakra}-text)` }}>
              {formatFigure(reading.energy)}
            </p>
            <header>
              <p className={styles.note}>
                {[name, t(`phase.${reading.level}`), t(`side.${reading.side}`)].join(separator)}
                {mark && <strong>{separator + mark}</strong>}
              </p>
              <h3 id={chakra} {...partOf(text ?? {}, 'title')}>
                {text?.title ?? name}
              </h3>
            </header>
            <div>
              {text && <Prose blocks={text.short} part={partOf(text, 'short')} />}
              {more && (
                <div className={styles.long}>
                  <Prose blocks={more} part={partOf(text ?? {}, 'long')} />
                </div>
              )}
              <ComputedLater
                about={name}
                of={chakra}
                date={chart.date}
                withSteps={withSteps}
                make={() => chakraSteps(t, chart, chakra)}
              />
              <a href={`#${nodeAnchor(chakra)}`} className={companion.back}>
                {t('result.toDrawing')}
                <span className="visually-hidden"> ({name})</span>
              </a>
            </div>
          </article>
        )
      })}
    </Card>
  )
}
