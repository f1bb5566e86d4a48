'use client'

import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import type { BulkRun } from '@/lib/contract/back-office/bulk'
import { useLocal } from '@/ui/local/local'
import styles from './bulk.module.css'
import type { BulkWords } from './bulk-words'
import { NamedPeople } from './named-people'

type OutlookProps = { run: BulkRun; words: BulkWords['bulk'] }

/** Whom it would change, and whom not and why. */
export function Outlook({ run, words }: OutlookProps) {
  const { format } = countFormat(useLocal().intl)
  return (
    <div role="status" className={styles.outlook}>
      <p>
        <strong>{fill(words.will, { count: format(run.waiting) })}</strong>
      </p>
      <NamedPeople run={run} words={words} />
    </div>
  )
}
