import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './harmony.module.css'
import type { Two } from './people'
import { toneOf } from './tone'

type MatrixCellProps = { harmony: number; names: Two<string>; href: string | undefined }

/** The harmony of one pair; empty for a person with themselves. */
export function MatrixCell({ harmony, names: [a, b], href }: MatrixCellProps) {
  if (Number.isNaN(harmony)) return <td aria-hidden="true" />
  const value = formatFigure(harmony)
  const label = translations('relationship.group')('cell', { a, b, value })
  return (
    <td className={styles[`tone${toneOf(harmony)}`]}>
      {href ? (
        // The list by person has the same links for the keyboard: tabbing through 380 cells is avoided.
        <a href={href} tabIndex={-1} aria-label={label}>
          {value}
        </a>
      ) : (
        <span>{value}</span>
      )}
    </td>
  )
}
