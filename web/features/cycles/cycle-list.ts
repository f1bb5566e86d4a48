import type { CycleKey } from '@krono/chart'

/** The three classical cycles (engine §2): drawn strong, always on. */
export const classicalCycles = [
  'physical',
  'emotional',
  'intellectual',
] as const satisfies CycleKey[]

/** The usual secondary cycles, the shortest period first; each can be switched off. */
export const secondaryCycles = [
  'intuitive',
  'aesthetic',
  'awareness',
  'spiritual',
] as const satisfies CycleKey[]

/** The seven cycles in the order in which the page lists them. */
export const cycleOrder = [...classicalCycles, ...secondaryCycles] as const
