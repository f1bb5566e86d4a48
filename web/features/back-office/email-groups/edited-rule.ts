import {
  type EmailRule,
  isRuleGroup,
  type RuleCondition,
  type RuleGroupKind,
  type RuleNode,
} from '@/lib/contract/back-office/email-groups/rule-words'

/** A rule in the editor: each part has a key, by which React and the functions below find it. */
export type EditedCondition = { key: number; condition: RuleCondition }
export type EditedGroup = { key: number; is: RuleGroupKind; of: EditedPart[] }
export type EditedPart = EditedGroup | EditedCondition

export const isEditedGroup = (part: EditedPart): part is EditedGroup => 'of' in part

let lastKey = 0

const newKey = () => {
  lastKey += 1
  return lastKey
}

const partOf = (node: RuleNode): EditedPart =>
  isRuleGroup(node) ? groupOf(node) : { key: newKey(), condition: node }

const groupOf = ({ is, of }: EmailRule['where']): EditedGroup => ({
  ...{ key: newKey(), is },
  of: of.map(partOf),
})

export const editedRule = ({ where }: EmailRule): EditedGroup => groupOf(where)

export const newCondition = (condition: RuleCondition): EditedPart => ({
  ...{ key: newKey(), condition },
})

export const newGroup = (condition: RuleCondition): EditedGroup => ({
  ...{ key: newKey(), is: 'any' },
  of: [newCondition(condition)],
})

const nodeOf = (part: EditedPart): RuleNode =>
  isEditedGroup(part) ? { is: part.is, of: part.of.map(nodeOf) } : part.condition

export const ruleOf = (group: EditedGroup): EmailRule => ({
  version: 1,
  where: { is: group.is, of: group.of.map(nodeOf) },
})

/** The group with one of its parts, at any depth, replaced, or removed by undefined. */
export function changePart(
  group: EditedGroup,
  key: number,
  change: (part: EditedPart) => EditedPart | undefined,
): EditedGroup {
  const of = group.of.flatMap((part) => {
    if (part.key === key) return change(part) ?? []
    return isEditedGroup(part) ? changePart(part, key, change) : part
  })
  return { ...group, of }
}

const isFilled = (condition: RuleCondition): boolean => {
  if (condition.is === 'fact') return condition.filter !== ''
  if (condition.is === 'referral') return condition.source !== ''
  if (condition.is === 'course') return condition.course !== ''
  return true
}

/** Whether a part can be counted: every condition is filled in, and no group is empty. */
export const isComplete = (part: EditedPart): boolean =>
  isEditedGroup(part) ? part.of.length > 0 && part.of.every(isComplete) : isFilled(part.condition)
