'use client'

import { useState } from 'react'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import type { BulkRun } from '@/lib/contract/back-office/bulk'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useLocal } from '@/ui/local/local'
import { useFollowed } from '../../progress/use-followed'
import styles from './bulk.module.css'
import type { BulkWords } from './bulk-words'
import { NamedPeople } from './named-people'

const isRunning = ({ state }: BulkRun) => state === 'waiting' || state === 'running'

type BulkProgressProps = {
  first: BulkRun
  /** The admin's role may stop it. */
  mayStop: boolean
  words: BulkWords
}

/** Progress of a bulk action; it updates automatically, and can be stopped. */
export function BulkProgress({ first, mayStop, words }: BulkProgressProps) {
  const [run, setRun] = useState(first)
  const { call, isBusy, notice } = useCall('stopBulk', words.form)
  const { page } = words.bulk
  const isActive = isRunning(run)
  const { id } = run
  const followed = useFollowed({
    call: 'bulkRun',
    input: { id },
    isOn: isActive,
    words: words.form,
    again: words.again,
    onAnswer: (answer) => setRun(answer.run),
  })
  const { format } = countFormat(useLocal().intl)
  const done = run.all - run.waiting
  const skipped = run.skipped.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.run} aria-busy={isActive}>
      <p role="status">
        <strong>{page.states[run.state]}</strong>{' '}
        <span>{fill(page.progress, { done: format(done), all: format(run.all) })}</span>
      </p>
      <progress max={run.all} value={done} aria-label={page.title} />
      {isActive && (
        <>
          <p className={styles.quiet}>{page.kept}</p>
          {mayStop && (
            <div>
              <Button
                type="button"
                look="quiet"
                aria-disabled={isBusy}
                onClick={async () => {
                  const answer = await call({ id })
                  if (answer) setRun(answer.run)
                }}
              >
                {page.stop}
              </Button>
            </div>
          )}
        </>
      )}
      {run.state === 'stopped' && <p>{page.stopped}</p>}
      <Alert notice={notice ?? followed.notice} login={words.form.login} />
      <dl className={styles.counts}>
        <div>
          <dt>{page.changed}</dt>
          <dd>{format(run.changed)}</dd>
        </div>
        <div>
          <dt>{run.state === 'stopped' ? page.undone : page.waiting}</dt>
          <dd>{format(run.waiting)}</dd>
        </div>
        <div>
          <dt>{page.skipped}</dt>
          <dd>{format(skipped)}</dd>
        </div>
      </dl>
      <NamedPeople run={run} words={words.bulk} />
    </section>
  )
}
