import { translations } from '@/base/words/translations'
import { unitOf } from './axis-ticks'
import { classicalCycles, secondaryCycles } from './cycle-list'
import styles from './legend.module.css'
import { Swatch } from './swatch'

const gridWords = { day: 'unitDay', monday: 'unitMonday', month: 'unitMonth' } as const

/** Above this many days the secondary cycles wait until they are asked for. */
const longestWithAll = 60

/**
 * What the lines mean, with switches for the four secondary cycles; CSS alone hides a curve whose box
 * is empty.
 */
export function Legend({ days }: { days: number }) {
  const t = translations('biorhythm')
  const cycle = translations('cycle')
  const isOn = days <= longestWithAll
  return (
    <>
      <p className={styles.hint}>
        {t(gridWords[unitOf(days)])} <span className="no-print">{t('drag')}</span>
      </p>
      <ul className={styles.strong}>
        {classicalCycles.map((key) => (
          <li key={key}>
            <Swatch cycle={key} />
            {cycle(key)}
          </li>
        ))}
      </ul>
      <fieldset className={styles.chips} key={String(isOn)}>
        <legend>{t('more')}</legend>
        {secondaryCycles.map((key) => (
          <label key={key} className={styles.chip}>
            <input type="checkbox" value={key} defaultChecked={isOn} />
            <Swatch cycle={key} />
            {cycle(key)}
          </label>
        ))}
      </fieldset>
    </>
  )
}
