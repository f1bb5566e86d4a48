'use client'

import { countFormat } from '@/base/text/count-format'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { useLocal } from '@/ui/local/local'
import type { EmailWords } from './email-words'
import styles from './scheduled-emails.module.css'

type ResultCountsProps = {
  result: NonNullable<AdminScheduledEmail['result']>
  words: EmailWords['progress']
}

const always = ['sent', 'refused', 'bounced', 'unsubscribed', 'clicks'] as const
const rare = ['perhapsTwice', 'unanswered'] as const

/** The figures of an e-mail on its way or over, with how each is counted. */
export function ResultCounts({ result, words }: ResultCountsProps) {
  const { format } = countFormat(useLocal().intl)
  const shown = [...always, ...rare.filter((name) => result[name] > 0)]
  const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.card}>
      <dl className={styles.counts}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>{format(result[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{words.skipped}</dt>
          <dd>{format(skipped)}</dd>
        </div>
        {result.left > 0 && (
          <div>
            <dt>{words.left}</dt>
            <dd>{format(result.left)}</dd>
          </div>
        )}
      </dl>
      {skipped > 0 && (
        <div>
          <h2>{words.skippedWhy}</h2>
          <ul className={styles.reasons}>
            {result.skipped.map(({ reason, count }) => (
              <li key={reason}>{`${words.skips[reason]}: ${format(count)}`}</li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure summary={words.howCounted}>
        <dl className={styles.explained}>
          {shown.map((name) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>{words.how[name]}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  )
}
