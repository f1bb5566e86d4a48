import type { z } from 'zod'
import type { Answers, Inputs } from './calls'
import { type EndpointName, endpoints } from './endpoints'

type Schemas = {
  [Name in EndpointName]: {
    input?: z.ZodType<Inputs[Name]> | ((today: string) => z.ZodType<Inputs[Name]>)
    answer: z.ZodType<Answers[Name]>
  }
}

// Said once more, so that what belongs to a name can be read by it.
const schemas: Schemas = endpoints

/** The schema of what a call answers. */
export const answerOf = <Name extends EndpointName>(name: Name): z.ZodType<Answers[Name]> =>
  schemas[name].answer

/** The schema of what a call takes on that civil day. Throws for one that takes no JSON. */
export function inputOf<Name extends EndpointName>(
  name: Name,
  today: string,
): z.ZodType<Inputs[Name]> {
  const { input } = schemas[name]
  if (!input) throw new Error(`${name} takes no JSON`)
  return typeof input === 'function' ? input(today) : input
}
