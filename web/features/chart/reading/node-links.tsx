import { chakras } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { figureHeight, nodeY } from '../drawing/geometry'
import styles from './companion.module.css'

/** Anchor of a node in the drawing, for the link from its text. */
export const nodeAnchor = (chakra: string) => `node-${chakra}`

/** Links over the drawing: each row links to its chakra's text. */
export function NodeLinks() {
  const t = translations()
  return (
    <nav aria-label={t('result.nodes')} className={styles.nodes}>
      {chakras.map(({ chakra }, row) => (
        <a
          key={chakra}
          id={nodeAnchor(chakra)}
          href={`#${chakra}`}
          data-row={chakra}
          style={{ top: `${(nodeY(row) / figureHeight) * 100}%` }}
        >
          <span className="visually-hidden">{t(`chakra.${chakra}`)}</span>
        </a>
      ))}
    </nav>
  )
}

/** On a phone, where the drawing is out of view during reading: seven discs at the edge link to the texts. */
export function Spine() {
  const t = translations()
  return (
    <nav aria-label={t('result.spine')} className={styles.spine}>
      {chakras.map(({ chakra }) => (
        <a key={chakra} href={`#${chakra}`} data-row={chakra}>
          <span style={{ color: `var(--${chakra})` }} />
          <span className="visually-hidden">{t(`chakra.${chakra}`)}</span>
        </a>
      ))}
    </nav>
  )
}
