import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'
import { isolate, type Two } from './people'
import styles from './sides.module.css'

const values = ['first', 'second'] as const

type SidesProps = { names: Two<string>; children: readonly ReactNode[] }

/** The same from either side, one visible at a time: a choice that works without JavaScript. */
export function Sides({ names, children }: SidesProps) {
  const t = translations('relationship.pair')
  return (
    <div className={styles.sides}>
      <fieldset className={`no-print ${styles.turn}`}>
        <legend>{t('sides')}</legend>
        {values.map((value, index) => (
          <label key={value}>
            <input type="radio" name="side" value={value} defaultChecked={index === 0} />
            <span>{t('sideOf', { name: isolate(names[index] ?? '') })}</span>
          </label>
        ))}
      </fieldset>
      {values.map((value, index) => (
        <div key={value} data-side={value}>
          {children[index]}
        </div>
      ))}
    </div>
  )
}
