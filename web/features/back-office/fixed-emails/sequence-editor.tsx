'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useRef, useState } from 'react'
import { countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import { leaveTo } from '@/client/pending-requests'
import { newKey } from '@/features/back-office/new-key'
import { showToast } from '@/features/back-office/panel/toast'
import pill from '@/features/back-office/shell/pill.module.css'
import {
  sequenceLimits,
  type TriggerKind,
} from '@/lib/contract/back-office/sequences/sequence-words'
import type { Sequence } from '@/lib/contract/back-office/sequences/sequences'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { TextField } from '@/ui/form/text-field'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLocal } from '@/ui/local/local'
import groups from '../email-groups/email-groups.module.css'
import {
  type EditedStep,
  editedSequence,
  isSequenceComplete,
  moved,
  newSequence,
  newStep,
  sequenceOf,
} from './edited-sequence'
import styles from './fixed-emails.module.css'
import { OptionalRule } from './optional-rule'
import type { SequenceWords } from './sequence-words'
import { StepFields } from './step-fields'
import { TriggerFields } from './trigger-fields'

type SequenceEditorProps = {
  words: SequenceWords
  /** Undefined for a new one. */
  sequence?: Sequence
  /** How a new one begins. */
  begins: TriggerKind
  /** Address of a saved sequence, with `{id}`. */
  address: string
  /** Beside the button that saves. */
  children?: ReactNode
}

/** Name, beginning, steps and stop rule of a sequence. */
export function SequenceEditor(props: SequenceEditorProps) {
  const { words, sequence, begins, address, children } = props
  const id = useId()
  const router = useRouter()
  const isReady = useHydrated()
  const addButton = useRef<HTMLButtonElement>(null)
  const [edited, setEdited] = useState(() =>
    sequence ? editedSequence(sequence) : newSequence(begins),
  )
  const [isTried, setTried] = useState(false)
  const saving = useCall('adminSaveSequence', words.form)
  const { format } = countFormat(useLocal().intl)
  const { text, rules } = words
  const { name, trigger, stop, steps } = edited
  const set = (change: Partial<typeof edited>) => setEdited({ ...edited, ...change })
  const setStep = (step: EditedStep) =>
    set({ steps: steps.map((one) => (one.id === step.id ? step : one)) })
  const isWhole = isSequenceComplete(edited)

  async function save() {
    setTried(true)
    if (!isWhole) return
    const answer = await saving.call({
      ...(sequence && { id: sequence.id, updatedAt: sequence.updatedAt }),
      ...sequenceOf(edited),
    })
    if (!answer) return
    if (!sequence) return leaveTo(fill(address, { id: answer.id }))
    showToast(text.saved)
    router.refresh()
  }

  function remove(step: string) {
    set({ steps: steps.filter((one) => one.id !== step) })
    // The pressed button disappears.
    addButton.current?.focus()
  }

  const sentOf = (step: string) => {
    const saved = sequence?.steps.find((one) => one.id === step)
    return saved && fill(text.sent, { count: format(saved.sent) })
  }

  return (
    <div className={groups.main}>
      <TextField
        id={id}
        label={text.name}
        hint={text.nameHint}
        error={isTried && name.trim() === '' ? text.nameMissing : undefined}
        value={name}
        maxLength={80}
        required
        disabled={!isReady}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <TriggerFields
        trigger={trigger}
        words={words}
        isTried={isTried}
        onChange={(changed) => set({ trigger: changed })}
      />
      <h2>{text.steps}</h2>
      {steps.length === 0 && (
        <p className={isTried ? groups.missing : groups.how}>{text.noSteps}</p>
      )}
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li key={step.id}>
            <StepFields
              step={step}
              place={place}
              isLast={place === steps.length - 1}
              sent={sentOf(step.id)}
              isTried={isTried}
              words={words}
              onChange={setStep}
              onMove={(by) => set({ steps: moved(steps, place, by) })}
              onRemove={() => remove(step.id)}
            />
          </li>
        ))}
      </ol>
      {steps.length < sequenceLimits.steps ? (
        <div className={groups.buttons}>
          <button
            ref={addButton}
            type="button"
            className={pill.dashed}
            disabled={!isReady}
            onClick={() => set({ steps: [...steps, newStep(newKey(), steps.length)] })}
          >
            {`+ ${text.addStep}`}
          </button>
          <a href={words.panel} target="_blank" rel="noreferrer">
            {text.emailHint}
          </a>
        </div>
      ) : (
        <p>{text.full}</p>
      )}
      <h2>{text.stop}</h2>
      <OptionalRule
        rule={stop}
        rules={rules}
        words={{
          legend: text.stop,
          hint: text.stopHint,
          add: text.addStop,
          remove: text.removeStop,
        }}
        onChange={(changed) => set({ stop: changed })}
      />
      <Alert notice={saving.notice} login={words.form.login} />
      <div className={groups.buttons}>
        <Button
          type="button"
          disabled={!isReady}
          aria-disabled={saving.isBusy}
          onClick={() => void save()}
        >
          {sequence ? text.save : text.make}
        </Button>
        {children}
      </div>
      {isTried && !isWhole && (
        <p role="alert" className={groups.missing}>
          {text.incomplete}
        </p>
      )}
    </div>
  )
}
