'use client'

import { useId, useRef } from 'react'
import menu from '@/features/back-office/list/menu.module.css'
import pill from '@/features/back-office/shell/pill.module.css'
import { ruleGroups, ruleLimits } from '@/lib/contract/back-office/email-groups/rule-words'
import { ConditionRow, conditionOn } from './condition-row'
import {
  changePart,
  type EditedGroup,
  type EditedPart,
  isComplete,
  isEditedGroup,
  newCondition,
  newGroup,
} from './edited-rule'
import styles from './email-groups.module.css'
import type { RuleWords } from './rule-words-of'

type RulePartProps = {
  group: EditedGroup
  /** 1: the whole rule. */
  level: number
  words: RuleWords
  /** Of the whole rule; default: who belongs to a group. */
  legend?: string
  onChange: (group: EditedGroup) => void
  onRemove?: () => void
}

const firstFact = 'tier'

/** An added part begins with its first field. */
const takeFocus = (node: HTMLElement | null) =>
  node?.querySelector<HTMLElement>('select, input')?.focus()

/** Conditions of which all, any or none must be true; some may be groups again. */
export function RulePart({ group, level, words, legend, onChange, onRemove }: RulePartProps) {
  const id = useId()
  const { rule } = words
  const added = useRef<number>(undefined)
  const addButton = useRef<HTMLButtonElement>(null)
  function add(part: EditedPart) {
    added.current = part.key
    onChange({ ...group, of: [...group.of, part] })
  }
  const isFull = group.of.length >= ruleLimits.parts
  const set = (key: number, part: EditedPart) => onChange(changePart(group, key, () => part))
  function remove(key: number) {
    onChange(changePart(group, key, () => undefined))
    // The pressed button disappears.
    addButton.current?.focus()
  }
  return (
    <fieldset className={styles.part} data-level={level}>
      <legend>{level === 1 ? (legend ?? rule.whole) : rule.part}</legend>
      <div className={styles.kind} role="radiogroup" aria-label={rule.kind}>
        {ruleGroups.map((is) => (
          <label key={is} className={menu.tick}>
            <input
              type="radio"
              name={id}
              checked={group.is === is}
              onChange={() => onChange({ ...group, is })}
            />
            <span>{rule.kinds[is]}</span>
          </label>
        ))}
      </div>
      <ul className={styles.parts}>
        {group.of.map((part) => (
          <li key={part.key} ref={part.key === added.current ? takeFocus : undefined}>
            {isEditedGroup(part) ? (
              <RulePart
                group={part}
                level={level + 1}
                words={words}
                onChange={(changed) => set(part.key, changed)}
                onRemove={() => remove(part.key)}
              />
            ) : (
              <ConditionRow
                condition={part.condition}
                words={words}
                isFilled={isComplete(part)}
                onChange={(condition) => set(part.key, { ...part, condition })}
                onRemove={() => remove(part.key)}
              />
            )}
          </li>
        ))}
      </ul>
      {group.of.length === 0 && <p className={styles.missing}>{rule.empty}</p>}
      <div className={styles.buttons}>
        {isFull ? (
          <p>{rule.full}</p>
        ) : (
          <>
            <button
              ref={addButton}
              type="button"
              className={pill.dashed}
              onClick={() => add(newCondition(conditionOn(firstFact)))}
            >
              {`+ ${rule.addCondition}`}
            </button>
            {level < ruleLimits.depth && (
              <button
                type="button"
                className={pill.dashed}
                onClick={() => add(newGroup(conditionOn(firstFact)))}
              >
                {`+ ${rule.addPart}`}
              </button>
            )}
          </>
        )}
        {onRemove && (
          <button type="button" className={pill.pill} onClick={onRemove}>
            {rule.removePart}
          </button>
        )}
      </div>
    </fieldset>
  )
}
