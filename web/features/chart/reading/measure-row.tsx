import type { Measure } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { partOf } from '@/server/preview/part'
import { Prose } from '@/ui/blocks/prose'
import { ComputedLater, type Workings } from './computed'
import styles from './measure.module.css'
import type { Texts } from './reading-props'

type MeasureRowProps = {
  name: string
  measure: Measure
  /** The largest possible value, for the length of the bar. */
  outOf?: number
  textKey: string
  texts: Texts
  workings: Workings
}

/** One figure: name, bar, value, level in words, meaning, and computation. */
export function MeasureRow({ name, measure, outOf = 100, ...rest }: MeasureRowProps) {
  const t = translations('level')
  const text = rest.texts.get(rest.textKey)
  return (
    <div className={styles.measure}>
      <h3>{name}</h3>
      <p className={styles.figures}>
        <strong>{formatFigure(measure.value)}</strong> <span>{t(measure.level)}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(100 * measure.value) / outOf}%` }} />
      </div>
      {text && <Prose blocks={text.short} part={partOf(text, 'short')} />}
      <ComputedLater about={name} {...rest.workings} />
    </div>
  )
}
