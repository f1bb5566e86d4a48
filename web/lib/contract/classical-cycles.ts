import type { CycleKey } from '@krono/chart'

/** The three classical cycles (engine §2): drawn strong, always on. */
export const classicalCycles = [
  'physical',
  'emotional',
  'intellectual',
] as const satisfies CycleKey[]
