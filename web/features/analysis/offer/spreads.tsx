import type { AnalysisDocument } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { pageAddress, shownPages } from '../pictures/addresses'
import styles from './spreads.module.css'

type SpreadsProps = { document: Pick<AnalysisDocument, 'kind' | 'textVersion' | 'madeOn'> }

/** Pages of the sample as they are printed, two and two as they lie open; each opens alone, as large as one likes. */
export function Spreads({ document }: SpreadsProps) {
  const t = translations('interpretations.sample')
  return (
    <ul className={styles.spreads}>
      {shownPages.map((page) => {
        const address = pageAddress(document, page)
        return (
          <li key={page}>
            <a href={address}>
              {/* biome-ignore lint/performance/noImgElement: a drawing of ours, which no one makes smaller */}
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
