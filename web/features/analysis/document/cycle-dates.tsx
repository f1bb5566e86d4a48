import { cycleRow } from './cycle-row'
import type { BlockProps, Scene } from './scene'
import styles from './year.module.css'

const inWords = (days: readonly string[], { words }: Scene) =>
  days.length > 0 ? days.map(words.shortDate).join(', ') : '–'

/** The days of each cycle's maximum and zero crossings. */
export function CycleDates({ block, scene }: BlockProps<'dates'>) {
  const { t } = scene.words
  return (
    <table className={styles.dates}>
      <caption className="visually-hidden">{t('analysis.dates.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('analysis.dates.cycle')}</th>
          <th scope="col">{t('analysis.dates.peaks')}</th>
          <th scope="col">{t('analysis.dates.crossings')}</th>
        </tr>
      </thead>
      <tbody>
        {block.rows.map(({ chakra, peaks, crossings }) => (
          <tr key={chakra}>
            <th scope="row">{t(`cycle.${cycleRow(chakra).cycle}`)}</th>
            <td>{inWords(peaks, scene)}</td>
            <td>{inWords(crossings, scene)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
