'use client'

import { useState } from 'react'
import { fill } from '@/base/text/fill'
import pill from '@/features/back-office/shell/pill.module.css'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import row from '@/ui/row/row.module.css'
import groups from '../email-groups/email-groups.module.css'
import { type EmailView, emailViews, RenderedEmail } from '../email-preview/rendered-email'
import { showToast } from '../panel/toast'
import type { EditedEmail } from './edited-email'
import type { EmailWords } from './email-words'
import { FaultList } from './fault-list'
import { type Member, MemberChoice } from './member-choice'
import { PreviewFacts } from './preview-facts'
import { usePreview } from './use-preview'

type EmailPreviewProps = { email: EditedEmail; words: EmailWords }

/** The e-mail as its readers will see it, also unsaved; its size and links; and a test to oneself. */
export function EmailPreview({ email, words }: EmailPreviewProps) {
  const [view, setView] = useState<EmailView>('phone')
  const [isSecond, setSecond] = useState(false)
  const [member, setMember] = useState<Member>()
  const isReady = useHydrated()
  const testing = useCall('adminTestScheduledEmail', words.form)
  const hasTwo = email.subjectB.trim() !== ''
  const subject = hasTwo && isSecond ? email.subjectB : email.subject
  const content = { subject, body: JSON.stringify(email.body) }
  const { preview, notice, isUpdating } = usePreview(
    { ...content, ...(member && { member: member.id }) },
    words.form,
  )
  const text = words.preview
  return (
    <aside className={groups.aside} aria-busy={isUpdating} aria-label={text.title}>
      <h2>{text.title}</h2>
      <div className={row.line}>
        {emailViews.map((one) => (
          <button
            key={one}
            type="button"
            className={pill.pill}
            disabled={!isReady}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {text.views[one]}
          </button>
        ))}
      </div>
      <div className={row.line}>
        <MemberChoice member={member} words={words} onChoose={setMember} />
        {hasTwo &&
          [false, true].map((second) => (
            <button
              key={String(second)}
              type="button"
              className={pill.pill}
              aria-pressed={second === isSecond}
              onClick={() => setSecond(second)}
            >
              {second ? text.subjectB : text.subjectA}
            </button>
          ))}
      </div>
      <Alert notice={notice ?? testing.notice} login={words.form.login} />
      {preview && (
        <>
          <p>
            <span>{`${text.subject}: `}</span>
            <strong>{preview.subject}</strong>
          </p>
          <RenderedEmail email={preview} view={view} title={text.title} />
          <FaultList faults={preview.faults} words={text} />
          <PreviewFacts preview={preview} words={text} />
        </>
      )}
      <div>
        <button
          type="button"
          className={pill.pill}
          disabled={!isReady}
          aria-disabled={testing.isBusy}
          onClick={async () => {
            showToast('')
            const answer = await testing.call(content)
            if (answer) showToast(fill(text.tested, answer))
          }}
        >
          {text.test}
        </button>
      </div>
    </aside>
  )
}
