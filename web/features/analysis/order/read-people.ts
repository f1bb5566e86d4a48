import type { DateOrder } from '@/base/text/date-text'
import type { CheckoutBody } from '@/lib/contract/checkout'
import { dateOf, isTicked, textOf } from '@/ui/form/read-values'

/** Field names of the contract for a person, so that faults are shown at the right fields. */
export const fieldsOf = (place: number) =>
  ({ name: `people.${place}.name`, date: `people.${place}.date` }) as const

export const confirmationNames = {
  areCorrect: 'confirmations.areCorrect',
  mayBeInexact: 'confirmations.mayBeInexact',
} as const

/** The analysis part of the form: its people, and the confirmations. */
export const readAnalysis = (
  values: FormData,
  order: DateOrder,
): Pick<CheckoutBody, 'people' | 'confirmations'> => ({
  people: peopleIn(values, order),
  // Whether they are ticked is the contract's to judge.
  confirmations: {
    areCorrect: isTicked(values, confirmationNames.areCorrect) as true,
    mayBeInexact: isTicked(values, confirmationNames.mayBeInexact) as true,
  },
})

// Rows that were put aside are disabled, and so not among the values.
function peopleIn(values: FormData, order: DateOrder, place = 0): { name: string; date: string }[] {
  const fields = fieldsOf(place)
  if (!values.has(fields.name)) return []
  const person = { name: textOf(values, fields.name), date: dateOf(values, fields.date, order) }
  return [person, ...peopleIn(values, order, place + 1)]
}
