/** One of four tones for a harmony, by the limits of understanding (engine §5): 4 is the strongest. */
export const toneOf = (harmony: number): 1 | 2 | 3 | 4 => {
  if (harmony >= 75) return 4
  if (harmony >= 50) return 3
  return harmony >= 25 ? 2 : 1
}

/** Ranges of the tones, as figures. */
export const toneRanges = [
  { tone: 1, range: '0–24' },
  { tone: 2, range: '25–49' },
  { tone: 3, range: '50–74' },
  { tone: 4, range: '75–100' },
] as const
