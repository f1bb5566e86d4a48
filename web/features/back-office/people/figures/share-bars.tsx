import Link from 'next/link'
import type { CSSProperties } from 'react'
import { formatCount, formatPercent } from '@/base/text/format'
import styles from './figures.module.css'

type Bar = { value: string; label: string; count: number; href: string }

type ShareBarsProps = {
  title: string
  words: Record<'count' | 'share', string>
  all: number
  bars: readonly Bar[]
}

/** Shares of all users as a table with bars, each a link to those users. */
export const ShareBars = ({ title, words, all, bars }: ShareBarsProps) => (
  <table className={styles.bars}>
    <caption>{title}</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{words.count}</th>
        <th scope="col">{words.share}</th>
      </tr>
    </thead>
    <tbody>
      {bars.map(({ value, label, count, href }) => (
        <tr key={value} style={{ '--share': count / Math.max(all, 1) } as CSSProperties}>
          <th scope="row">
            <Link href={href} prefetch={false}>
              {label}
            </Link>
          </th>
          <td>{formatCount(count)}</td>
          <td>{formatPercent((count / Math.max(all, 1)) * 100)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
