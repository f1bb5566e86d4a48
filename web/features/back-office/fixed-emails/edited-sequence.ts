import type {
  SequenceStep,
  SequenceTrigger,
  TriggerKind,
} from '@/lib/contract/back-office/sequences/sequence-words'
import type { SavedSequence, Sequence } from '@/lib/contract/back-office/sequences/sequences'
import { type EditedGroup, editedRule, isComplete, ruleOf } from '../email-groups/edited-rule'

/** A step in the editor; numbers as typed. */
export type EditedStep = {
  id: string
  days: string
  hour: string
  template: string
  condition: EditedGroup | null
}

export type EditedSequence = {
  name: string
  trigger: SequenceTrigger
  stop: EditedGroup | null
  steps: EditedStep[]
}

type Saved = Pick<Sequence, 'name' | 'trigger' | 'stop' | 'steps'>

export const editedSequence = ({ name, trigger, stop, steps }: Saved): EditedSequence => ({
  ...{ name, trigger },
  stop: stop && editedRule(stop),
  steps: steps.map(({ id, days, hour, template, condition }) => ({
    ...{ id, template, days: String(days), hour: String(hour) },
    condition: condition && editedRule(condition),
  })),
})

/** A new sequence of one page. */
export const newSequence = (is: TriggerKind): EditedSequence => ({
  ...{ name: '', trigger: triggerOf(is), stop: null, steps: [] },
})

const firstTriggers = {
  registered: { is: 'registered' },
  form: { is: 'form', form: '' },
  birthday: { is: 'birthday' },
  premiumEnds: { is: 'premiumEnds', daysBefore: 7 },
  courseLeft: { is: 'courseLeft', days: 14 },
  notSeen: { is: 'notSeen', days: 60 },
  criticalDay: { is: 'criticalDay', cycle: 'physical', daysBefore: 3 },
  goodDay: { is: 'goodDay', daysBefore: 3 },
} as const satisfies { [Is in TriggerKind]: Extract<SequenceTrigger, { is: Is }> }

/** A trigger with its first values. */
export const triggerOf = (is: TriggerKind): SequenceTrigger => firstTriggers[is]

/** The first step is a day after the beginning, or at once on the day that it is about. */
export const newStep = (id: string, place: number): EditedStep => ({
  ...{ id, days: place === 0 ? '0' : '3', hour: '9', template: '', condition: null },
})

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most

/** What is missing or wrong in a step. */
export const faultsOfStep = ({ days, hour, template }: EditedStep, place: number) => ({
  days: !isWhole(days, place === 0 ? 0 : 1, 365),
  hour: !isWhole(hour, 0, 23),
  template: template === '',
})

const isStepComplete = (step: EditedStep, place: number) =>
  !Object.values(faultsOfStep(step, place)).includes(true) &&
  (step.condition === null || isComplete(step.condition))

/** Whether it can be saved. */
export const isSequenceComplete = ({ name, trigger, stop, steps }: EditedSequence): boolean =>
  name.trim() !== '' &&
  !(trigger.is === 'form' && trigger.form === '') &&
  (stop === null || isComplete(stop)) &&
  steps.length > 0 &&
  steps.every(isStepComplete)

const stepOf = ({ id, days, hour, template, condition }: EditedStep): SequenceStep => ({
  ...{ id, template, days: Number(days), hour: Number(hour) },
  condition: condition && ruleOf(condition),
})

export const sequenceOf = ({
  name,
  trigger,
  stop,
  steps,
}: EditedSequence): Omit<SavedSequence, 'id' | 'updatedAt'> => ({
  ...{ name, trigger, stop: stop && ruleOf(stop), steps: steps.map(stepOf) },
})

/** The steps with one moved by one place; the first one may be at once, the others are a day apart at least. */
export function moved(steps: readonly EditedStep[], place: number, by: -1 | 1): EditedStep[] {
  const [one, other] = [steps[place], steps[place + by]]
  if (!one || !other) return [...steps]
  const swapped = [...steps]
  swapped[place] = other
  swapped[place + by] = one
  return swapped
}
