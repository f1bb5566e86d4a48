import type { CSSProperties } from 'react'
import { cycleRow } from './cycle-row'
import drawings from './drawings.module.css'
import type { BlockProps } from './scene'
import { shadeOf } from './shade-of'
import styles from './year.module.css'

/** The year in one picture: a field per cycle and month, the more colour the further from the zero line. */
export function YearPicture({ block: { months, rows }, scene }: BlockProps<'yearPicture'>) {
  const { words } = scene
  return (
    <figure className={styles.picture}>
      <table>
        <caption className="visually-hidden">{words.t('analysis.yearPicture.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.t('analysis.dates.cycle')}</span>
            </th>
            {months.map((month) => (
              <th key={month} scope="col">
                <span aria-hidden="true">{words.monthLetter(month)}</span>
                <span className="visually-hidden">{words.month(month)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ chakra, values }) => (
            <tr key={chakra}>
              <th scope="row">{words.t(`cycle.${cycleRow(chakra).cycle}`)}</th>
              {values.map((value, place) => {
                const { side, share } = shadeOf(value)
                return (
                  <td
                    key={months[place]}
                    data-side={side}
                    style={{ '--share': `${share}%` } as CSSProperties}
                  >
                    <span className="visually-hidden">{value}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className={drawings.note}>{words.t('analysis.yearPicture.legend')}</figcaption>
    </figure>
  )
}
