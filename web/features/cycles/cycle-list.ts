import type { CycleKey } from '@krono/chart'
import { classicalCycles } from '@/lib/contract/classical-cycles'

/** The usual secondary cycles, the shortest period first; each can be switched off. */
export const secondaryCycles = [
  'intuitive',
  'aesthetic',
  'awareness',
  'spiritual',
] as const satisfies CycleKey[]

/** The seven cycles in the order in which the page lists them. */
export const cycleOrder = [...classicalCycles, ...secondaryCycles] as const
