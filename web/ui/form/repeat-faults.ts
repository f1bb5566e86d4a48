import { textOf } from './read-values'
import type { Fault } from './validate'

/** spec §5: "Password and repeat must match." The repeat is only a field of the form and is not sent. */
export function repeatFaults(values: FormData, name: string): Fault[] {
  const repeat = textOf(values, 'repeat')
  if (repeat === '') return [{ field: 'repeat', code: 'missingField' }]
  return repeat === textOf(values, name) ? [] : [{ field: 'repeat', code: 'passwordsDiffer' }]
}
