/** How far a part of a film has come at `share` (0 to 1) of the whole: softly from 0 to 1. */
export function progress(share: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (share - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
