import { z } from 'zod'

/** The type of an engine result, not validated: validation would have to compute it again. */
export const engineResult = <Result>() =>
  z.custom<Result>((value) => typeof value === 'object' && value !== null)
