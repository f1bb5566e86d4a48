import type { BlockProps } from './scene'
import styles from './year.module.css'

/** The days on which all seven cycles together are highest and lowest. */
export function GoodDays({ block, scene }: BlockProps<'days'>) {
  const { t, shortDate } = scene.words
  const sides = [
    { name: 'best', days: block.best },
    { name: 'quiet', days: block.quiet },
  ] as const
  return (
    <dl className={styles.days}>
      {sides.map(({ name, days }) => (
        <div key={name} className={styles[name]}>
          <dt>{t(`analysis.days.${name}`)}</dt>
          <dd>{days.map(shortDate).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
