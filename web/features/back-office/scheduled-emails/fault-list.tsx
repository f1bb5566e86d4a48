import { fill } from '@/base/text/fill'
import type { ScheduledEmailPreview } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import type { EmailWords } from './email-words'
import styles from './scheduled-emails.module.css'

type FaultListProps = {
  faults: ScheduledEmailPreview['faults']
  words: EmailWords['preview']
}

/** What keeps the e-mail from being planned. */
export const FaultList = ({ faults, words }: FaultListProps) =>
  faults.length === 0 ? null : (
    <div className={styles.faults}>
      <h3>{words.faults}</h3>
      <ul>
        {faults.map(({ fault, block, found }) => (
          <li key={`${fault} ${block} ${found}`}>
            {fill(words.fault[fault], { number: block ?? '', what: found ?? '' })}
          </li>
        ))}
      </ul>
    </div>
  )
