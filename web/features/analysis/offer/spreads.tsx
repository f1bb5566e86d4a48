import type { AnalysisDocument } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { pageAddress, shownPages } from '../pictures/addresses'
import styles from './spreads.module.css'

type SpreadsProps = { document: Pick<AnalysisDocument, 'kind' | 'textVersion' | 'madeOn'> }

/** Pages of the sample as printed, in facing pairs; each opens alone, at any size. */
export function Spreads({ document }: SpreadsProps) {
  const t = translations('interpretations.sample')
  return (
    <ul className={styles.spreads}>
      {shownPages.map((page) => {
        const address = pageAddress(document, page)
        return (
          <li key={page}>
            <a href={address}>
              {/* biome-ignore lint/performance/noImgElement: an SVG of ours, which needs no resizing */}
              <img
                src={address}
                width={595}
                height={842}
                alt={t('page', { page: Number(page) })}
                loading="lazy"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
