import { z } from 'zod'

/** What the engine made, in a type of its own: whoever wants to judge it computes it again. */
export const engineResult = <Result>() =>
  z.custom<Result>((value) => typeof value === 'object' && value !== null)
