import { translations } from '@/base/words/translations'
import type { AnalysisKind } from '@/lib/contract/analysis-kinds'
import { Mark } from '@/ui/page/mark'
import { coverAddress } from '../pictures/addresses'
import styles from './cover.module.css'

type CoverProps = {
  kind: AnalysisKind
  /** Loads immediately, not only when scrolled into view. */
  isFirst?: boolean
}

/** A product as an object: a cover with the picture of its kind, and its number of sheets below. */
export function Cover({ kind, isFirst = false }: CoverProps) {
  const t = translations('analysis.kind')
  return (
    <div className={styles.cover} data-kind={kind} aria-hidden="true">
      <div className={styles.sheet}>
        {/* biome-ignore lint/performance/noImgElement: an SVG of ours, which needs no resizing */}
        <img
          src={coverAddress(kind)}
          width={595}
          height={560}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
        />
        <div className={styles.words}>
          <p>{t(kind)}</p>
          <Mark size={22} />
        </div>
      </div>
    </div>
  )
}
