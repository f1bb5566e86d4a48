'use client'

import pill from '@/features/back-office/shell/pill.module.css'
import { conditionOn } from '../email-groups/condition-row'
import { type EditedGroup, newCondition } from '../email-groups/edited-rule'
import groups from '../email-groups/email-groups.module.css'
import { RulePart } from '../email-groups/rule-part'
import type { RuleWords } from '../email-groups/rule-words-of'

type OptionalRuleProps = {
  rule: EditedGroup | null
  words: Record<'legend' | 'hint' | 'add' | 'remove', string>
  rules: RuleWords
  onChange: (rule: EditedGroup | null) => void
}

/** A rule that may be left out. */
export function OptionalRule({ rule, words, rules, onChange }: OptionalRuleProps) {
  if (!rule)
    return (
      <div className={groups.buttons}>
        <button
          type="button"
          className={pill.dashed}
          onClick={() => onChange({ key: 0, is: 'all', of: [newCondition(conditionOn('tier'))] })}
        >
          {`+ ${words.add}`}
        </button>
      </div>
    )
  return (
    <>
      <p className={groups.how}>{words.hint}</p>
      <RulePart group={rule} level={1} legend={words.legend} words={rules} onChange={onChange} />
      <div className={groups.buttons}>
        <button type="button" className={pill.pill} onClick={() => onChange(null)}>
          {words.remove}
        </button>
      </div>
    </>
  )
}
