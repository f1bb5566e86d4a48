import type { classicalCycles } from '@/lib/contract/classical-cycles'
import { lightPalette } from '@/lib/contract/palette'

type Line = { colour: string; dash: readonly number[] }

/** Colours and dashes of the cycles in a book: told apart without colours, too. */
export const cycleLines = {
  physical: { colour: lightPalette.ember, dash: [] },
  emotional: { colour: lightPalette.moon, dash: [7, 3] },
  intellectual: { colour: '#b48447', dash: [10, 2.5, 2, 2.5] },
} as const satisfies Record<(typeof classicalCycles)[number], Line>
