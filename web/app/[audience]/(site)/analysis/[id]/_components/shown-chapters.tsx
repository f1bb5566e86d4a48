'use client'

import { useId } from 'react'
import { fill } from '@/base/text/fill'
import type { ChapterKey } from '@/lib/contract/chapters'
import styles from './page.module.css'

type ShownChaptersProps = {
  chapters: readonly { key: ChapterKey; title: string }[]
  shown: readonly ChapterKey[]
  onChange: (shown: ChapterKey[]) => void
  /** `{shown}` and `{all}` are placeholders for the counts. */
  label: string
}

/** Selection of the shared chapters, collapsed; always in the order of the analysis. */
export function ShownChapters({ chapters, shown, onChange, label }: ShownChaptersProps) {
  const id = useId()
  const turn = (key: ChapterKey, isShown: boolean) =>
    onChange(
      chapters
        .map((chapter) => chapter.key)
        .filter((one) => (one === key ? isShown : shown.includes(one))),
    )
  return (
    <details className={styles.shown}>
      <summary id={id}>{fill(label, { shown: shown.length, all: chapters.length })}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, this one from the summary */}
      <div role="group" aria-labelledby={id}>
        {chapters.map(({ key, title }) => (
          <label key={key} className={styles.tick}>
            <input
              type="checkbox"
              checked={shown.includes(key)}
              onChange={(event) => turn(key, event.target.checked)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </details>
  )
}
