'use client'

import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import {
  scheduledEmailLimits as limits,
  subjectTest,
} from '@/lib/contract/back-office/scheduled-emails/words'
import { useLocal } from '@/ui/local/local'
import { durationText } from './duration-text'
import { samplesOf } from './edited-email'
import { LineField, type PartProps } from './email-fields'
import styles from './scheduled-emails.module.css'

type SubjectPartProps = PartProps & { receivers: number | undefined }

/** The hours as typed. */
const hoursText = (typed: string, intl: string) =>
  durationText((Number.parseInt(typed, 10) || 0) * 60, intl)

/** The subject, a second one to compare, and the rule by which one of them is chosen. */
export function SubjectPart({ words, email, set, isFaulty, receivers }: SubjectPartProps) {
  const { intl } = useLocal()
  const { format } = countFormat(intl)
  const { editor } = words
  const { from, most } = limits.testHours
  const samples = receivers === undefined ? undefined : samplesOf(receivers)
  return (
    <>
      <LineField
        label={editor.subject}
        hint={editor.subjectHint}
        value={email.subject}
        maxLength={limits.subject}
        onValue={(subject) => set({ subject })}
      />
      <LineField
        label={editor.subjectB}
        optional={editor.optional}
        hint={editor.subjectBHint}
        value={email.subjectB}
        maxLength={limits.subject}
        onValue={(subjectB) => set({ subjectB })}
      />
      {email.subjectB.trim() !== '' && (
        <div className={styles.rule}>
          <p>
            {fill(editor.rule, {
              time: hoursText(email.testHours, intl),
              fewest: subjectTest.fewestSent,
            })}
          </p>
          {samples && (
            <p role="status">
              <span>
                {fill(editor.samples, {
                  a: format(samples.a),
                  b: format(samples.b),
                  rest: format(samples.rest),
                })}
              </span>{' '}
              <span>{samples.isTooFew && editor.tooFew}</span>
            </p>
          )}
          <LineField
            inputMode="numeric"
            label={editor.testHours}
            hint={fill(editor.testHoursHint, { from, most })}
            error={isFaulty('testHours') ? fill(editor.wholeNumber, { from, most }) : undefined}
            value={email.testHours}
            maxLength={2}
            onValue={(testHours) => set({ testHours })}
          />
        </div>
      )}
    </>
  )
}
