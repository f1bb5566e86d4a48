'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import pill from '@/features/back-office/shell/pill.module.css'
import type { AdminIncident } from '@/lib/contract/back-office/payments'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './payments.module.css'

type IncidentNoteProps = {
  incident: Pick<AdminIncident, 'id' | 'state' | 'note' | 'story'>
  words: Record<'note' | 'close' | 'reopen' | 'saveNote' | 'saved', string>
  form: FormWords
}

/** What people did about it, and whether that is all. */
export function IncidentNote({
  incident: { id, state, note, story },
  words,
  form,
}: IncidentNoteProps) {
  const router = useRouter()
  const field = useId()
  const isReady = useHydrated()
  const [text, setText] = useState(note ?? '')
  const { call, isBusy, notice } = useCall('adminJudgeIncident', form)
  async function judge(next: AdminIncident['state']) {
    if (await call({ id, state: next, note: text })) router.refresh()
  }
  const button = (name: string, next: AdminIncident['state']) => (
    <button
      type="button"
      className={pill.pill}
      disabled={!isReady}
      aria-disabled={isBusy}
      aria-label={`${name}: ${story}`}
      onClick={() => void judge(next)}
    >
      {name}
    </button>
  )
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{words.note}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.acts}>
        {text.trim() !== (note ?? '') && button(words.saveNote, state)}
        {state === 'open' ? button(words.close, 'closed') : button(words.reopen, 'open')}
      </div>
      <Alert notice={notice} login={form.login} />
    </div>
  )
}
