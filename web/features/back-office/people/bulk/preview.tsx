'use client'

import type { ReactNode } from 'react'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import type { BulkRun } from '@/lib/contract/back-office/bulk'
import { useLocal } from '@/ui/local/local'
import styles from './bulk.module.css'
import type { BulkWords } from './bulk-words'
import { NamedPeople } from './named-people'

type BulkPreviewProps = { run: BulkRun; words: BulkWords['bulk']; children?: ReactNode }

/** Preview of changed and skipped users, with the reasons, and what they receive; nothing has changed yet. */
export function BulkPreview({ run, words, children }: BulkPreviewProps) {
  const { format } = countFormat(useLocal().intl)
  return (
    <div role="status" className={styles.preview}>
      <p>
        <strong>{fill(words.will, { count: format(run.waiting) })}</strong>
      </p>
      {children}
      {run.waiting > 0 && (
        <p>{fill(words.receive[run.what.act], { count: format(run.letters) })}</p>
      )}
      <NamedPeople run={run} words={words} />
      <p>{words.unchanged}</p>
    </div>
  )
}
