import { translations } from '@/base/words/translations'
import { plate } from '../drawing/geometry'
import { PlatePicture, type PlateProps } from './bare-plate'
import { captionPlaces } from './caption-places'
import { Captions } from './captions'
import styles from './plate.module.css'
import { PlateNames } from './plate-names'

/**
 * A chart as the head of a page: half night, half day, with contour lines around both outlines. As wide as the window;
 * its height is fixed, so that a phone shows the middle of it. For screen readers it is one image with a sentence
 * (`label`).
 */
export function Plate({ chart, label }: PlateProps) {
  const t = translations('result.captions')
  return (
    <figure className={styles.plate}>
      <PlatePicture chart={chart} label={label} />
      <PlateNames chart={chart} />
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

/** An outline is as broad as its container allows (plate.module.css). */
const broad = (x: number) => `calc(${x / plate.height} * var(--breadth))`
