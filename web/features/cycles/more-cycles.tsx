import styles from './more-cycles.module.css'
import { type ReadingRow, Readings } from './readings'

type MoreCyclesProps = { rows: readonly ReadingRow[]; states: readonly string[]; title: string }

/** The secondary cycles: their values are always visible, their curves on request. */
export function MoreCycles({ rows, states, title }: MoreCyclesProps) {
  return (
    <fieldset className={styles.more}>
      <legend>{title}</legend>
      <Readings rows={rows} states={states} isSwitched />
    </fieldset>
  )
}
