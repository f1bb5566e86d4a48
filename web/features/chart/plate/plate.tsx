import { type Chart, chakras } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { nodeY, plate } from '../drawing/geometry'
import { PlatePicture, type PlateProps } from './bare-plate'
import { captionPlaces } from './caption-places'
import { Captions } from './captions'
import styles from './plate.module.css'

/**
 * Somebody's chart as the opening of a page: half night, half day, contour lines that ripple out from both outlines.
 * As wide as the window; its height stays, so that a phone sees the middle of it. For screen readers it is one
 * picture with a sentence (`label`).
 */
export function Plate({ chart, label }: PlateProps) {
  const t = translations('result.captions')
  return (
    <figure className={styles.plate}>
      <PlatePicture chart={chart} label={label} />
      <Names chart={chart} />
      <Captions
        captions={captionPlaces(chart).map(({ word, x, y }) => ({
          text: t(word),
          to: { '--x': word === 'width' ? broad(x) : x / plate.height, '--y': y / plate.height },
        }))}
        closeLabel={t('close')}
      />
    </figure>
  )
}

/** An outline is as broad as its place has room (plate.module.css). */
const broad = (x: number) => `calc(${x / plate.height} * var(--breadth))`

const topOf = (row: number) => (nodeY(row, plate) / plate.height) * 100

/** Which chakra is which, and on which side it lives. */
function Names({ chart }: { chart: Pick<Chart, 'chakras'> }) {
  const t = translations()
  return (
    <ul className={styles.names} aria-hidden="true">
      {chakras.map(({ chakra }, row) => (
        <li
          key={chakra}
          className={chart.chakras[chakra].side === 'intake' ? styles.own : undefined}
          style={{ top: `${topOf(row)}%` }}
        >
          {t(`chakra.${chakra}`)}
        </li>
      ))}
    </ul>
  )
}
