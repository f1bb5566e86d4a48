import { z } from 'zod'

/** A result of the engine as a type of its own, unvalidated: checking it means computing it again. */
export const engineResult = <Result>() =>
  z.custom<Result>((value) => typeof value === 'object' && value !== null)
