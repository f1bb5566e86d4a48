'use client'

import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import { Facts } from '@/features/back-office/panel/facts'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { useLocal } from '@/ui/local/local'
import type { EmailWords } from './email-words'

type EmailFactsProps = { email: AdminScheduledEmail; words: EmailWords }

/** The group, the subjects and the times of an e-mail. */
export function EmailFacts({ email, words }: EmailFactsProps) {
  const { intl, timeZone } = useLocal()
  const moment = new Intl.DateTimeFormat(intl, {
    ...{ year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
    timeZone,
  })
  const timeOf = (instant: string | null) => instant && moment.format(new Date(instant))
  const { facts } = words
  const { sendAt, byHour, startedAt, state } = email
  const leaves = timeOf(sendAt) ?? words.atOnce
  return (
    <Facts
      lines={[
        [facts.subject, email.subject || words.noSubject],
        [facts.subjectB, email.subjectB],
        [facts.group, email.group?.name ?? words.noGroup],
        [facts.sendAt, byHour && sendAt ? fill(words.byHourFrom, { time: leaves }) : leaves],
        [facts.speed, countFormat(intl).format(email.perMinute)],
        [facts.started, timeOf(startedAt)],
        [facts.ended, timeOf(email.endedAt)],
        [facts.changed, state === 'draft' ? timeOf(email.updatedAt) : null],
      ]}
    />
  )
}
