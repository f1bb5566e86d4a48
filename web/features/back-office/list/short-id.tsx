'use client'

import { fill } from '@/base/text/fill'
import { showToast } from '@/features/back-office/panel/toast'
import { writeToClipboard } from '@/ui/link-to-copy/write-to-clipboard'
import styles from './cell.module.css'

type ShortIdWords = Record<'copyId' | 'copiedId' | 'notCopiedId', string>

/** Number of characters shown at its end, after the prefix of its kind: `pi_…4fX2aB`. */
const shownAtEnd = 6
const longestWholeId = 14

export function shortened(id: string) {
  if (id.length <= longestWholeId) return id
  const kind = /^[a-z]{2,4}_/.exec(id)?.[0] ?? ''
  return `${kind}…${id.slice(-shownAtEnd)}`
}

/** An external id, shortened; a click copies the whole id. */
export const ShortId = ({ id, words }: { id: string; words: ShortIdWords }) => (
  <span className={styles.id}>
    <span title={id}>{shortened(id)}</span>
    <button
      type="button"
      title={fill(words.copyId, { name: id })}
      aria-label={fill(words.copyId, { name: id })}
      onClick={async () =>
        showToast((await writeToClipboard(id)) ? words.copiedId : words.notCopiedId)
      }
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
        <path d="M10.5 3.5v-1h-8v8h1" />
      </svg>
    </button>
  </span>
)
