import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Labelled facts, a line each; a line without a value is left out. */
export const Facts = ({ lines }: { lines: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {lines
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
