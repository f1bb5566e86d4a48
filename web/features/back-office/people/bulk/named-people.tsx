'use client'

import { linkToUser } from '@/base/routing/links'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import type { BulkRun } from '@/lib/contract/back-office/bulk'
import { useLocal } from '@/ui/local/local'
import styles from './bulk.module.css'
import type { BulkWords } from './bulk-words'

type NamedPeopleProps = {
  run: Pick<BulkRun, 'changed' | 'firstChanged' | 'skipped'>
  words: Pick<BulkWords['bulk'], 'why' | 'page' | 'more'>
}

/** Changed and skipped users, with the reasons and the first of each. */
export function NamedPeople({ run: { changed, firstChanged, skipped }, words }: NamedPeopleProps) {
  const { format } = countFormat(useLocal().intl)
  const lines = [
    { what: words.page.changed, count: changed, people: firstChanged },
    ...skipped.map(({ why, ...rest }) => ({ what: words.why[why], ...rest })),
  ]
  return (
    <ul className={styles.named}>
      {lines
        .filter(({ count }) => count > 0)
        .map(({ what, count, people }) => (
          <li key={what}>
            <details>
              <summary>{`${what}: ${format(count)}`}</summary>
              <ul>
                {people.map(({ id, email }) => (
                  <li key={id}>
                    <a href={linkToUser(id)}>{email}</a>
                  </li>
                ))}
                {count > people.length && (
                  <li>{fill(words.more, { number: format(count - people.length) })}</li>
                )}
              </ul>
            </details>
          </li>
        ))}
    </ul>
  )
}
