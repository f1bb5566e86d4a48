import type { DateOrder } from '@/base/text/date-text'
import type { PersonRole } from '@/lib/contract/analysis-kinds'
import type { CheckoutBody } from '@/lib/contract/checkout'
import { dateOf, isTicked, textOf } from '@/ui/form/read-values'

/** The contract's field names of a person, so that errors are shown at the right fields. */
export const fieldsOf = (place: number) =>
  ({
    name: `people.${place}.name`,
    date: `people.${place}.date`,
    role: `people.${place}.role`,
  }) as const

export const confirmationNames = {
  areCorrect: 'confirmations.areCorrect',
  mayBeInexact: 'confirmations.mayBeInexact',
} as const

type OrderedPerson = NonNullable<CheckoutBody['people']>[number]

/** Reads the analysis part of the form: its people, and the confirmations. */
export const readAnalysis = (
  values: FormData,
  order: DateOrder,
): Pick<CheckoutBody, 'people' | 'confirmations'> => ({
  people: peopleIn(values, order),
  // The contract checks that they are ticked.
  confirmations: {
    areCorrect: isTicked(values, confirmationNames.areCorrect) as true,
    mayBeInexact: isTicked(values, confirmationNames.mayBeInexact) as true,
  },
})

// Hidden rows are disabled, so not among the values.
function peopleIn(values: FormData, order: DateOrder, place = 0): OrderedPerson[] {
  const fields = fieldsOf(place)
  if (!values.has(fields.name)) return []
  const role = textOf(values, fields.role)
  const person = {
    name: textOf(values, fields.name),
    date: dateOf(values, fields.date, order),
    // The contract checks it.
    ...(role && { role: role as PersonRole }),
  }
  return [person, ...peopleIn(values, order, place + 1)]
}
