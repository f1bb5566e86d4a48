/** Progress (0 to 1) of a part between `from` and `to`, at `share` (0 to 1) of the whole, with easing. */
export function progress(share: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (share - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
