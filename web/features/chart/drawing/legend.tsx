import type { Translate } from '@/base/words/translations'
import styles from './legend.module.css'

type Words = { t: Translate }

/** Legend of the two colours of a drawing. */
export function SidesLegend({ t }: Words) {
  return (
    <ul className={styles.legend}>
      <li className={styles.intake}>{t('result.legendIntake')}</li>
      <li className={styles.release}>{t('result.legendRelease')}</li>
    </ul>
  )
}

type PairLegendProps = Words & { names: readonly [filled: string, line: string] }

/** Names of the filled and of the outlined chart in a drawing of two. */
export function PairLegend({ t, names: [filled, line] }: PairLegendProps) {
  return (
    <ul className={styles.owner}>
      <li className={styles.filled}>{t('relationship.figure.filled', { name: filled })}</li>
      <li className={styles.line}>{t('relationship.figure.line', { name: line })}</li>
    </ul>
  )
}
