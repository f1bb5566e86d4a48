'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { countFormat } from '@/base/text/count-format'
import type { Local } from '@/base/text/day-text'
import { fill } from '@/base/text/fill'
import { countSentence } from '@/features/back-office/email-groups/count-sentence'
import { useFollowed } from '@/features/back-office/progress/use-followed'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { Alert } from '@/ui/form/alert'
import { useLocal } from '@/ui/local/local'
import bar from '@/ui/progress/progress.module.css'
import layout from '../email-groups/email-groups.module.css'
import { editedEmail } from './edited-email'
import { EmailFacts } from './email-facts'
import { EmailPreview } from './email-preview'
import { EmailSteps } from './email-steps'
import type { EmailWords } from './email-words'
import { LinkClicks } from './link-clicks'
import { ResultCounts } from './result-counts'
import styles from './scheduled-emails.module.css'
import { SubjectTest } from './subject-test'
import { useDue } from './use-due'

type EmailProgressProps = {
  first: AdminScheduledEmail
  /** The admin's role may pause and cancel it. */
  mayChange: boolean
  words: EmailWords
}

/** Where an e-mail is on its way, and its result; it refreshes itself. */
export function EmailProgress({ first, mayChange, words }: EmailProgressProps) {
  const [email, setEmail] = useState(first)
  const router = useRouter()
  const local = useLocal()
  const { format } = countFormat(local.intl)
  const isDue = useDue(email.sendAt)
  const isActive = email.state === 'sending' || (email.state === 'waiting' && isDue)
  const followed = useFollowed({
    call: 'adminScheduledEmail',
    input: { id: email.id },
    isOn: isActive,
    words: words.form,
    again: words.again,
    onAnswer: (answer) => {
      setEmail(answer)
      // The heading and the log are of the server.
      if (answer.state !== email.state) router.refresh()
    },
  })
  const { progress } = words
  const { result, receivers, test } = email
  return (
    <div className={layout.frame}>
      <div className={layout.editor}>
        <div className={layout.main}>
          <section className={styles.card} aria-busy={isActive}>
            <p role="status">
              <strong>{words.states[email.state]}</strong>
            </p>
            {result && (
              <div className={bar.progress}>
                <progress
                  max={Math.max(result.total, 1)}
                  value={result.total - result.left}
                  aria-label={progress.title}
                />
                <span>
                  {fill(words.done, {
                    done: format(result.total - result.left),
                    all: format(result.total),
                  })}
                </span>
              </div>
            )}
            {email.state === 'waiting' && <p>{waitsText(email, words, local)}</p>}
            {result?.isCounting && <p className={styles.quiet}>{progress.counting}</p>}
            {isActive && <p className={styles.quiet}>{progress.follows}</p>}
            <Alert notice={followed.notice} login={words.form.login} />
            {mayChange && <EmailSteps email={email} words={words} />}
            <EmailFacts email={email} words={words} />
            {receivers && <p>{countSentence(receivers, words.count, format)}</p>}
          </section>
          {result && <ResultCounts result={result} words={progress} />}
          {test && <SubjectTest email={email} test={test} words={progress} />}
          {result && <LinkClicks links={result.links} words={progress} />}
        </div>
        {mayChange && <EmailPreview email={editedEmail(email, '')} words={words} />}
      </div>
    </div>
  )
}

function waitsText({ sendAt }: AdminScheduledEmail, { progress }: EmailWords, local: Local) {
  const { intl, timeZone } = local
  const isLater = sendAt !== null && Date.parse(sendAt) > Date.now()
  const form = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return isLater
    ? fill(progress.waitsText, { time: form.format(new Date(sendAt)) })
    : progress.waitsNow
}
