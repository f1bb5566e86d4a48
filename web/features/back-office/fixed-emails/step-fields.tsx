'use client'

import { useId } from 'react'
import { fill } from '@/base/text/fill'
import pill from '@/features/back-office/shell/pill.module.css'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import groups from '../email-groups/email-groups.module.css'
import { type EditedStep, faultsOfStep } from './edited-sequence'
import { OptionalRule } from './optional-rule'
import type { SequenceWords } from './sequence-words'

type StepFieldsProps = {
  step: EditedStep
  /** From 0. */
  place: number
  isLast: boolean
  /** How many were sent; undefined for a step that is not saved. */
  sent: string | undefined
  isTried: boolean
  words: SequenceWords
  onChange: (step: EditedStep) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One e-mail of a sequence: when, which, and for whom. */
export function StepFields({ step, place, isLast, sent, isTried, words, ...on }: StepFieldsProps) {
  const [daysId, hourId, emailId] = [useId(), useId(), useId()]
  const { text, emails, rules } = words
  const faults = faultsOfStep(step, place)
  const errorOf = (name: keyof typeof faults) =>
    isTried && faults[name] ? text.missing : undefined
  const set = (change: Partial<EditedStep>) => on.onChange({ ...step, ...change })
  const isKnown = step.template === '' || emails.some(({ id }) => id === step.template)
  return (
    <fieldset className={groups.part}>
      <legend>{fill(text.step, { place: place + 1 })}</legend>
      <div className={groups.pair}>
        <TextField
          id={daysId}
          type="number"
          label={place === 0 ? text.afterFirst : text.after}
          error={errorOf('days')}
          min={place === 0 ? 0 : 1}
          max={365}
          value={step.days}
          onChange={({ currentTarget }) => set({ days: currentTarget.value })}
        />
        <TextField
          id={hourId}
          type="number"
          label={text.hour}
          hint={text.hourHint}
          error={errorOf('hour')}
          min={0}
          max={23}
          value={step.hour}
          onChange={({ currentTarget }) => set({ hour: currentTarget.value })}
        />
      </div>
      <SelectField
        id={emailId}
        label={text.email}
        hint={text.emailHint}
        error={errorOf('template')}
        value={step.template}
        onChange={({ currentTarget }) => set({ template: currentTarget.value })}
      >
        <option value="">{text.choose}</option>
        {!isKnown && <option value={step.template}>{text.lost}</option>}
        {emails.map(({ id, title, isSent }) => (
          <option key={id} value={id}>
            {isSent ? title : fill(text.notSent, { title })}
          </option>
        ))}
      </SelectField>
      <OptionalRule
        rule={step.condition}
        rules={rules}
        words={{
          legend: text.condition,
          hint: text.conditionHint,
          add: text.addCondition,
          remove: text.removeCondition,
        }}
        onChange={(condition) => set({ condition })}
      />
      {sent !== undefined && <p className={groups.how}>{sent}</p>}
      <div className={groups.buttons}>
        {place > 0 && (
          <button type="button" className={pill.pill} onClick={() => on.onMove(-1)}>
            {text.up}
          </button>
        )}
        {!isLast && (
          <button type="button" className={pill.pill} onClick={() => on.onMove(1)}>
            {text.down}
          </button>
        )}
        <button type="button" className={pill.pill} onClick={on.onRemove}>
          {text.removeStep}
        </button>
      </div>
    </fieldset>
  )
}
