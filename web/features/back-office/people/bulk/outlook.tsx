'use client'

import { linkToUser } from '@/base/routing/links'
import { fill } from '@/base/text/fill'
import type { BulkRun } from '@/lib/contract/back-office/bulk'
import styles from './bulk.module.css'
import type { BulkWords } from './bulk-words'

type OutlookProps = {
  run: Pick<BulkRun, 'waiting' | 'skipped'>
  words: Pick<BulkWords['bulk'], 'will' | 'why'>
}

/** Whom it would change, and whom not and why. */
export const Outlook = ({ run: { waiting, skipped }, words }: OutlookProps) => (
  <div role="status" className={styles.outlook}>
    <p>
      <strong>{fill(words.will, { count: waiting })}</strong>
    </p>
    <Skipped skipped={skipped} words={words} />
  </div>
)

type SkippedProps = Pick<BulkRun, 'skipped'> & { words: Pick<BulkWords['bulk'], 'why'> }

/** Who is left out, by why, with the first of them. */
export const Skipped = ({ skipped, words }: SkippedProps) => (
  <ul className={styles.skipped}>
    {skipped.map(({ why, count, people }) => (
      <li key={why}>
        <details>
          <summary>
            {words.why[why]}: {count}
          </summary>
          <ul>
            {people.map(({ id, email }) => (
              <li key={id}>
                <a href={linkToUser(id)}>{email}</a>
              </li>
            ))}
          </ul>
        </details>
      </li>
    ))}
  </ul>
)
