'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useId } from 'react'
import { showToast } from '@/features/back-office/panel/toast'
import pill from '@/features/back-office/shell/pill.module.css'
import type { AdminIncident } from '@/lib/contract/back-office/payments'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useServerState } from '@/ui/form/use-server-state'
import type { FormWords } from '@/ui/form/words'
import styles from './payments.module.css'

type IncidentNoteProps = {
  incident: Pick<AdminIncident, 'id' | 'state' | 'note' | 'story'>
  /** Another state removes it from its list. */
  isLeaving: boolean
  words: Record<'note' | 'close' | 'reopen' | 'saveNote' | 'saved', string>
  form: FormWords
}

/** The note of admins about an incident, and whether it is closed. */
export function IncidentNote({
  incident: { id, state, note, story },
  isLeaving,
  words,
  form,
}: IncidentNoteProps) {
  const router = useRouter()
  const field = useId()
  const isReady = useHydrated()
  const [text, setText] = useServerState(note ?? '')
  const { call, isBusy, notice } = useCall('adminUpdateIncident', form)
  async function update({ currentTarget }: MouseEvent<HTMLElement>, next: AdminIncident['state']) {
    // The container stays, even after the last incident.
    const above = currentTarget.closest<HTMLElement>('[data-incidents]')
    showToast('')
    if (!(await call({ id, state: next, note: text }))) return
    showToast(words.saved)
    if (isLeaving && next !== state) above?.focus()
    router.refresh()
  }
  const button = (name: string, next: AdminIncident['state'], isIdle = false) => (
    <button
      type="button"
      className={pill.pill}
      disabled={!isReady}
      aria-disabled={isBusy || isIdle}
      aria-label={`${name}: ${story}`}
      onClick={(event) => {
        if (!isIdle) void update(event, next)
      }}
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
      <div className={styles.actions}>
        {button(words.saveNote, state, text.trim() === (note ?? ''))}
        {state === 'open' ? button(words.close, 'closed') : button(words.reopen, 'open')}
      </div>
      <Alert notice={notice} login={form.login} />
    </div>
  )
}
