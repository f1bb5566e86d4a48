import { formatPercent, formatPrecise } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from './sales.module.css'

type TileProps = {
  name: string
  value: string
  /** Percent, or percentage points; undefined without an earlier value. */
  change?: number | undefined
  isPoints?: true
  /** A decrease is good. */
  isBetterLess?: true
  /** The compared value. */
  beside?: string
  note?: string
}

export function Tile({ name, value, change, isPoints, isBetterLess, beside, note }: TileProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {beside && <Change {...{ change, isPoints, isBetterLess, beside }} />}
    </div>
  )
}

function Change({ change, isPoints, isBetterLess, beside }: Partial<TileProps>) {
  const t = translations('admin.sales')
  if (change === undefined) return <dd className={styles.note}>{t('nothingBefore')}</dd>
  if (change === 0) return <dd className={styles.note}>{t('same', { other: beside ?? '' })}</dd>
  const isMore = change > 0
  const look = isMore === !isBetterLess ? styles.better : styles.worse
  const amount = (isPoints ? formatPrecise : formatPercent)(Math.abs(change))
  const difference = t(isPoints ? 'points' : 'percents', { amount, other: beside ?? '' })
  return (
    <dd className={look}>
      <span aria-hidden="true">{isMore ? '▲' : '▼'}</span>
      <span className="visually-hidden">{t(isMore ? 'more' : 'less')}</span> {difference}
    </dd>
  )
}
