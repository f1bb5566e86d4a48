'use client'

import { useState } from 'react'
import { buttonClass } from '@/ui/button/button'
import styles from './take-along.module.css'

/** The query of /api/picture without its shape: `kind` and what that kind needs. */
export type PictureQuery = Readonly<Record<string, string>>

type PictureLinksProps = {
  query: PictureQuery
  /** There is no birth date that could stand on it. */
  isDateless?: boolean
  words: Record<'title' | 'portrait' | 'landscape' | 'withDate', string>
}

const shapes = ['portrait', 'landscape'] as const

/** The picture in both shapes, to be saved; birth dates stand on it only when that is wished. */
export function PictureLinks({ query, words, isDateless }: PictureLinksProps) {
  const [showsDates, setShowsDates] = useState(false)
  const addressOf = (shape: string) =>
    `/api/picture?${new URLSearchParams({ ...query, shape, ...(showsDates && { dates: '1' }) })}`
  return (
    <div className={styles.part}>
      <h3>{words.title}</h3>
      {!isDateless && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={showsDates}
            onChange={(event) => setShowsDates(event.target.checked)}
          />
          {words.withDate}
        </label>
      )}
      <p className={styles.ways}>
        {shapes.map((shape) => (
          <a key={shape} href={addressOf(shape)} download className={buttonClass('quiet')}>
            {words[shape]}
          </a>
        ))}
      </p>
    </div>
  )
}
