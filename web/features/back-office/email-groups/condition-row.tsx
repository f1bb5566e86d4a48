'use client'

import { useId } from 'react'
import pill from '@/features/back-office/shell/pill.module.css'
import type { RuleCondition } from '@/lib/contract/back-office/email-groups/rule-words'
import { SelectField } from '@/ui/form/select-field'
import { ConditionFields } from './condition-fields'
import styles from './email-groups.module.css'
import type { RuleSubject, RuleWords } from './rule-words-of'

type ConditionRowProps = {
  condition: RuleCondition
  words: RuleWords
  isFilled: boolean
  onChange: (condition: RuleCondition) => void
  onRemove: () => void
}

const subjects: readonly RuleSubject[] = ['membership', 'purchases', 'person', 'chart', 'levels']

/** The conditions that are no filter of the users' list, with their first values. */
const others = {
  cycle: { is: 'cycle', cycle: 'physical', state: 'critical', inDays: 0 },
  course: { is: 'course', course: '', state: 'begun' },
  referral: { is: 'referral', source: '' },
} as const satisfies Record<string, RuleCondition>

const isOther = (name: string): name is keyof typeof others => Object.hasOwn(others, name)

/** An empty condition on a fact, by the fact's name. */
export const conditionOn = (name: string): RuleCondition =>
  isOther(name) ? others[name] : { is: 'fact', column: name, filter: '' }

/** One condition: what it is about, and what it asks for. */
export function ConditionRow({ condition, words, isFilled, ...on }: ConditionRowProps) {
  const id = useId()
  const { rule, facts } = words
  const name = condition.is === 'fact' ? condition.column : condition.is
  return (
    <div className={styles.condition}>
      <div className={styles.about}>
        <SelectField
          id={id}
          label={rule.about}
          value={name}
          onChange={({ currentTarget }) => on.onChange(conditionOn(currentTarget.value))}
        >
          <optgroup label={rule.subjects.days}>
            <option value="cycle">{rule.facts.cycle}</option>
          </optgroup>
          {subjects.map((subject) => (
            <optgroup key={subject} label={rule.subjects[subject]}>
              {facts
                .filter((fact) => fact.subject === subject)
                .map((fact) => (
                  <option key={fact.name} value={fact.name}>
                    {fact.label}
                  </option>
                ))}
              {subject === 'purchases' && <option value="course">{rule.facts.course}</option>}
              {subject === 'person' && <option value="referral">{rule.facts.referral}</option>}
            </optgroup>
          ))}
        </SelectField>
        <button type="button" className={pill.pill} onClick={on.onRemove}>
          {rule.remove}
        </button>
      </div>
      {/* Fields keep what was typed until the condition is about something else. */}
      <ConditionFields key={name} condition={condition} words={words} onChange={on.onChange} />
      {!isFilled && <p className={styles.missing}>{rule.missing}</p>}
    </div>
  )
}
