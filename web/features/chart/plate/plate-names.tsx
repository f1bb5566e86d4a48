import { type Chart, chakras } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { nodeY, plate } from '../drawing/geometry'
import styles from './plate.module.css'

const topOf = (row: number) => (nodeY(row, plate) / plate.height) * 100

/** Chakra names, and for a known chart the side of each chakra. */
export function PlateNames({ chart }: { chart?: Pick<Chart, 'chakras'> }) {
  const t = translations()
  return (
    <ul className={styles.names} aria-hidden="true">
      {chakras.map(({ chakra }, row) => (
        <li
          key={chakra}
          className={chart?.chakras[chakra].side === 'intake' ? styles.own : undefined}
          style={{ top: `${topOf(row)}%` }}
        >
          {t(`chakra.${chakra}`)}
        </li>
      ))}
    </ul>
  )
}
