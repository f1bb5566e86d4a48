'use client'

import { useEffect, useState } from 'react'
import { linkToScheduledEmail } from '@/base/routing/links'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import { leaveTo } from '@/client/pending-requests'
import { countSentence } from '@/features/back-office/email-groups/count-sentence'
import type { AdminScheduledEmail } from '@/lib/contract/back-office/scheduled-emails/scheduled-emails'
import { subjectTest } from '@/lib/contract/back-office/scheduled-emails/words'
import { Button } from '@/ui/button/button'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useLeavingCall } from '@/ui/form/use-leaving-call'
import { useLocal } from '@/ui/local/local'
import row from '@/ui/row/row.module.css'
import stack from '@/ui/stack/stack.module.css'
import { durationText } from './duration-text'
import { editedEmail, minutesFor, samplesOf } from './edited-email'
import type { EmailWords } from './email-words'
import { FaultList } from './fault-list'
import styles from './scheduled-emails.module.css'

type PlanDialogProps = { id: string; words: EmailWords; onClose: () => void }

/** What planning the saved e-mail would do; nothing has happened until its button is pressed. */
export default function PlanDialog({ id, words, onClose }: PlanDialogProps) {
  const [email, setEmail] = useState<AdminScheduledEmail>()
  const reading = useCall('adminScheduledEmail', words.form)
  const planning = useLeavingCall('adminPlanScheduledEmail', words.form, () =>
    leaveTo(linkToScheduledEmail(id)),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void reading.call({ id }).then(setEmail)
  }, [])
  const { plan } = words
  const isPossible = email && email.faults.length === 0 && (email.receivers?.receivers ?? 0) > 0
  return (
    <Dialog title={plan.title} onClose={onClose}>
      <div role="status" className={stack.stack}>
        {!email && !reading.notice && <p>{plan.counting}</p>}
        {email && <Outcome email={email} words={words} />}
      </div>
      <Alert notice={reading.notice ?? planning.notice} login={words.form.login} />
      <div className={row.line}>
        {isPossible && (
          <Button
            type="button"
            aria-disabled={planning.isBusy}
            onClick={() => void planning.run({ id, updatedAt: email.updatedAt })}
          >
            {plan.start}
          </Button>
        )}
        <DialogClose>{plan.cancel}</DialogClose>
      </div>
    </Dialog>
  )
}

/** Who gets it and who does not, when, and in what time. */
function Outcome({ email, words }: { email: AdminScheduledEmail; words: EmailWords }) {
  const { intl, timeZone } = useLocal()
  const { format } = countFormat(intl)
  const { plan, editor } = words
  const { receivers, sendAt } = email
  const count = receivers?.receivers ?? 0
  const samples = samplesOf(count)
  const minutes = minutesFor(count, editedEmail(email, ''))
  const isLater = sendAt !== null && Date.parse(sendAt) > Date.now()
  const takes =
    minutes !== undefined &&
    fill(email.subjectB ? editor.takesTest : editor.takes, {
      count: format(count),
      time: durationText(minutes, intl),
    })
  const moment = new Intl.DateTimeFormat(intl, {
    ...{ dateStyle: 'long', timeStyle: 'short' },
    timeZone,
  })
  return (
    <>
      <FaultList faults={email.faults} words={words.preview} />
      {receivers && <p>{countSentence(receivers, words.count, format)}</p>}
      {receivers && count === 0 && <p>{plan.nobody}</p>}
      {count > 0 && email.faults.length === 0 && (
        <>
          {email.subjectB && (
            <p>
              {samples.isTooFew
                ? editor.tooFew
                : fill(editor.rule, {
                    time: durationText(email.testHours * 60, intl),
                    fewest: subjectTest.fewestSent,
                  })}
            </p>
          )}
          <p>
            {isLater
              ? fill(plan.sendAt, { time: moment.format(new Date(sendAt)) })
              : plan.sendAtOnce}
          </p>
          <p>{email.byHour ? plan.byHour : takes}</p>
          <p className={styles.quiet}>{plan.unchanged}</p>
        </>
      )}
    </>
  )
}
