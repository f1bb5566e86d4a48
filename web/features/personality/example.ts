import type { Answer } from './question'

/** Example answers that the page shows before the visitor's own: points of 0–100 by chakra. */
const points = {
  crown: [75, 50, 75, 50],
  thirdEye: [25, 50, 25, 25, 50],
  throat: [75, 75, 100, 75, 100, 75],
  heart: [50, 100, 25, 100],
  solarPlexus: [25, 0, 25, 25],
  sacral: [75, 100, 75, 75, 100],
  root: [50, 50, 75, 50, 25, 50],
} as const

export const exampleAnswers: Answer[] = Object.entries(points).flatMap(([chakra, rows]) =>
  rows.map((one, place) => ({
    key: `${chakra}-${place}`,
    chakra: chakra as keyof typeof points,
    isReversed: false,
    value: one / 25 + 1,
  })),
)
