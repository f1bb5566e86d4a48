import type { ChakraKey } from '@krono/chart'
import type { TestResult } from '@/lib/contract/personality'

/** Crown first, as in every list of results. Defined here, so that pages do not load the engine. */
export const chakraOrder = [
  'crown',
  'thirdEye',
  'throat',
  'heart',
  'solarPlexus',
  'sacral',
  'root',
] as const satisfies ChakraKey[]

/** A statement to be rated; agreeing with a reversed one lowers the score of its chakra. */
export type Question = { key: string; chakra: ChakraKey; isReversed: boolean; text: string }

/** `value` from 1, not at all like me, to 5, just like me. */
export type Answer = TestResult['answers'][number]
