import type { z } from 'zod'
import type { Answers, Inputs } from './calls'
import { type EndpointName, endpoints } from './endpoints'

type Schemas = {
  [Name in EndpointName]: {
    input?: z.ZodType<Inputs[Name]> | ((today: string) => z.ZodType<Inputs[Name]>)
    answer: z.ZodType<Answers[Name]>
  }
}

// A typed alias, so that the schemas of a generic name can be looked up.
const schemas: Schemas = endpoints

/** The schema of a call's response. */
export const answerOf = <Name extends EndpointName>(name: Name): z.ZodType<Answers[Name]> =>
  schemas[name].answer

/** The schema of a call's input on that civil day. Throws when the input is no JSON. */
export function inputOf<Name extends EndpointName>(
  name: Name,
  today: string,
): z.ZodType<Inputs[Name]> {
  const { input } = schemas[name]
  if (!input) throw new Error(`${name} takes no JSON`)
  return typeof input === 'function' ? input(today) : input
}
