import { z } from 'zod'
import type { ErrorCode } from './errors'

type Limits = {
  /** Left out: none at all. */
  fewest?: number
  most: number
  tooFew?: ErrorCode
  tooMany?: ErrorCode
}

/**
 * A list with a most (quality, "Input"). It is counted before anything of it is judged: zod itself would look at every
 * entry of a list that is too long, and tell what is wrong with each.
 */
export const listOf = <Item extends z.ZodType>(
  item: Item,
  { fewest = 0, most, tooFew = 'missingField', tooMany = 'invalidField' }: Limits,
) =>
  z
    .array(z.custom<z.input<Item>>(), { error: 'invalidField' })
    .min(fewest, { error: tooFew })
    .max(most, { error: tooMany })
    .pipe(z.array(item).max(most))
