/** How long to wait after each answer before asking again: about two minutes in all. */
export const waitsMs: readonly number[] = [
  1000, 1500, 2000, 3000, 5000, 8000, 12_000, 20_000, 30_000, 40_000,
]
