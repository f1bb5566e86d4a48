'use client'

import { useId } from 'react'
import { ruleCycles } from '@/lib/contract/back-office/email-groups/rule-words'
import {
  type SequenceTrigger,
  sequenceLimits,
  type TriggerKind,
  triggerKinds,
} from '@/lib/contract/back-office/sequences/sequence-words'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import groups from '../email-groups/email-groups.module.css'
import { triggerOf } from './edited-sequence'
import type { SequenceWords } from './sequence-words'

type TriggerFieldsProps = {
  trigger: SequenceTrigger
  words: SequenceWords
  isTried: boolean
  onChange: (trigger: SequenceTrigger) => void
}

/** When a sequence begins. */
export function TriggerFields({ trigger, words, isTried, onChange }: TriggerFieldsProps) {
  const [kindId, formId, cycleId] = [useId(), useId(), useId()]
  const { text, forms, rules } = words
  return (
    <div className={groups.pair}>
      <SelectField
        id={kindId}
        label={text.trigger}
        hint={text.triggerHints[trigger.is]}
        value={trigger.is}
        onChange={({ currentTarget }) => onChange(triggerOf(currentTarget.value as TriggerKind))}
      >
        {triggerKinds.map((is) => (
          <option key={is} value={is}>
            {text.kinds[is]}
          </option>
        ))}
      </SelectField>
      {trigger.is === 'form' && (
        <SelectField
          id={formId}
          label={text.form}
          error={isTried && trigger.form === '' ? text.missing : undefined}
          value={trigger.form}
          onChange={({ currentTarget }) => onChange({ is: 'form', form: currentTarget.value })}
        >
          <option value="">{text.choose}</option>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {trigger.is === 'criticalDay' && (
        <SelectField
          id={cycleId}
          label={text.cycle}
          value={trigger.cycle}
          onChange={({ currentTarget: { value } }) => {
            const cycle = ruleCycles.find((one) => one === value)
            if (cycle) onChange({ ...trigger, cycle })
          }}
        >
          {ruleCycles.map((cycle) => (
            <option key={cycle} value={cycle}>
              {rules.rule.cycles[cycle]}
            </option>
          ))}
        </SelectField>
      )}
      {'days' in trigger && (
        <Days
          label={text.days}
          value={trigger.days}
          min={sequenceLimits.fewestAbsentDays}
          max={sequenceLimits.mostAbsentDays}
          onDays={(days) => onChange({ ...trigger, days })}
        />
      )}
      {'daysBefore' in trigger && (
        <Days
          label={text.daysBefore}
          hint={text.daysHint}
          value={trigger.daysBefore}
          min={0}
          max={sequenceLimits.daysBefore}
          onDays={(daysBefore) => onChange({ ...trigger, daysBefore })}
        />
      )}
    </div>
  )
}

type DaysProps = {
  label: string
  hint?: string
  value: number
  min: number
  max: number
  onDays: (days: number) => void
}

/** A number of days; what is not one is not taken over. */
function Days({ label, hint, value, min, max, onDays }: DaysProps) {
  const id = useId()
  return (
    <TextField
      key={`${min} ${max}`}
      id={id}
      type="number"
      label={label}
      hint={hint ?? `${min}–${max}`}
      min={min}
      max={max}
      defaultValue={value}
      onChange={({ currentTarget: { valueAsNumber, validity } }) => {
        if (validity.valid && !Number.isNaN(valueAsNumber)) onDays(valueAsNumber)
      }}
    />
  )
}
