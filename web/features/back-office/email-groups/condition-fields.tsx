'use client'

import { useId } from 'react'
import { readEditor } from '@/features/back-office/list/filter-editor'
import { FilterFields } from '@/features/back-office/list/filter-fields'
import {
  courseStates,
  cycleStates,
  type RuleCondition,
  ruleCycles,
  ruleLimits,
} from '@/lib/contract/back-office/email-groups/rule-words'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import styles from './email-groups.module.css'
import type { RuleWords } from './rule-words-of'

type FieldsProps<Is extends RuleCondition['is']> = {
  condition: Extract<RuleCondition, { is: Is }>
  words: RuleWords
  onChange: (condition: RuleCondition) => void
}

type SelectProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onSelect: (value: Value) => void
}

function Select<Value extends string>({ label, value, options, onSelect }: SelectProps<Value>) {
  const id = useId()
  return (
    <SelectField
      id={id}
      label={label}
      value={value}
      onChange={({ currentTarget }) => onSelect(currentTarget.value as Value)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

/** A filter of the users' list, by the same fields as there. */
function FactFields({ condition, words, onChange }: FieldsProps<'fact'>) {
  const fact = words.facts.find(({ name }) => name === condition.column)
  if (!fact) return null
  const set = (filter: string) => onChange({ ...condition, filter })
  if (fact.kind === 'one')
    return (
      <Select
        label={fact.label}
        value={condition.filter}
        options={[['', words.rule.choose], ...fact.options.map(pairOf)]}
        onSelect={set}
      />
    )
  // A form of its own: its radio buttons are one choice, apart from those of other conditions.
  return (
    <form
      className={styles.filter}
      aria-label={fact.label}
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget }) => set(readEditor(fact.kind, new FormData(currentTarget)))}
    >
      <FilterFields
        filter={fact}
        value={condition.filter}
        words={{ ...words.filters, contains: words.rule.equals }}
      />
    </form>
  )
}

const pairOf = ({ value, label }: { value: string; label: string }) => [value, label] as const

function ReferralFields({ condition, words, onChange }: FieldsProps<'referral'>) {
  const sources = new Set([...words.referrals, ...(condition.source ? [condition.source] : [])])
  return (
    <Select
      label={words.rule.facts.referral}
      value={condition.source}
      options={[['', words.rule.choose], ...[...sources].map((one) => [one, one] as const)]}
      onSelect={(source) => onChange({ ...condition, source })}
    />
  )
}

function CourseFields({ condition, words, onChange }: FieldsProps<'course'>) {
  const { courseStates: states, choose, course } = words.rule
  return (
    <div className={styles.pair}>
      <Select
        label={course}
        value={condition.course}
        options={[['', choose], ...words.courses.map(pairOf)]}
        onSelect={(chosen) => onChange({ ...condition, course: chosen })}
      />
      <Select
        label={words.rule.progress}
        value={condition.state}
        options={courseStates.map((state) => [state, states[state]] as const)}
        onSelect={(state) => onChange({ ...condition, state })}
      />
    </div>
  )
}

function CycleFields({ condition, words, onChange }: FieldsProps<'cycle'>) {
  const id = useId()
  const { cycles, cycleStates: states, ...rule } = words.rule
  return (
    <div className={styles.pair}>
      <Select
        label={rule.cycle}
        value={condition.cycle}
        options={ruleCycles.map((cycle) => [cycle, cycles[cycle]] as const)}
        onSelect={(cycle) => onChange({ ...condition, cycle })}
      />
      <Select
        label={rule.cycleState}
        value={condition.state}
        options={cycleStates.map((state) => [state, states[state]] as const)}
        onSelect={(state) => onChange({ ...condition, state })}
      />
      <TextField
        id={id}
        type="number"
        label={rule.inDays}
        hint={rule.inDaysHint}
        min={0}
        max={ruleLimits.daysAhead}
        defaultValue={condition.inDays}
        onChange={({ currentTarget: { valueAsNumber, validity } }) => {
          if (validity.valid && !Number.isNaN(valueAsNumber))
            onChange({ ...condition, inDays: valueAsNumber })
        }}
      />
    </div>
  )
}

const fields = {
  fact: FactFields,
  referral: ReferralFields,
  course: CourseFields,
  cycle: CycleFields,
}

/** What a condition asks for. */
export function ConditionFields(props: FieldsProps<RuleCondition['is']>) {
  const Fields = fields[props.condition.is] as typeof ConditionFields
  return <Fields {...props} />
}
