'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { linkToBulk } from '@/base/routing/links'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import type { BulkLine } from '@/lib/contract/back-office/bulk'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'
import { shortInstant } from '../../list/short-instant'
import pill from '../../shell/pill.module.css'
import styles from './bulk.module.css'
import type { BulkWords } from './bulk-words'

type RecentRunsProps = {
  words: Pick<BulkWords['bulk'], 'recent' | 'title' | 'page'> &
    Record<'today' | 'yesterday', string>
  form: FormWords
}

/** The latest bulk actions, with links to their results per user. Loaded when the disclosure is opened. */
export function RecentRuns({ words, form }: RecentRunsProps) {
  const place = useRef<HTMLDetailsElement>(null)
  const [runs, setRuns] = useState<readonly BulkLine[]>()
  const { call, isBusy, notice } = useCall('bulkRuns', form)
  const local = useLocal()
  const { format } = countFormat(local.intl)
  async function look() {
    const answer = place.current?.open ? await call({}) : undefined
    if (answer) setRuns(answer.runs)
  }
  // The disclosure may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void look()
  }, [])
  const describeRun = ({ state, changed, all, startedAt }: BulkLine) =>
    [
      words.page.states[state],
      fill(words.recent.changed, { changed: format(changed), all: format(all) }),
      startedAt && shortInstant(startedAt, new Date(), { ...local, ...words }),
    ].join(' · ')
  return (
    <details ref={place} className={styles.recent} onToggle={look}>
      <summary className={pill.pill}>{words.recent.title}</summary>
      <div aria-live="polite" aria-busy={isBusy}>
        <Alert notice={notice} login={form.login} />
        {runs?.length === 0 && <p>{words.recent.none}</p>}
        {runs && runs.length > 0 && (
          <ul>
            {runs.map((run) => (
              <li key={run.id}>
                <Link prefetch={false} href={linkToBulk(run.id)}>
                  {words.title[run.what.act]}
                </Link>{' '}
                <span>{describeRun(run)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
