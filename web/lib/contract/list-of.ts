import { z } from 'zod'
import type { ErrorCode } from './errors'

type Limits = {
  /** Default: 0. */
  fewest?: number
  most: number
  tooFew?: ErrorCode
  tooMany?: ErrorCode
}

/**
 * A list with a maximum length (quality, "Input"). The length is checked before the entries are validated: zod alone
 * would validate every entry of a list that is too long, and report the faults of each.
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
