import { settle } from '@krono/chart'

/** An energy by thirds: each has a third of all phases, since the energy is a sine (engine §3). */
export type Third = 'low' | 'middle' | 'high'

export function thirdOf(energy: number): Third {
  const settled = settle(energy)
  if (settled < 25) return 'low'
  return settled > 75 ? 'high' : 'middle'
}
