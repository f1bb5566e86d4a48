const channels = (colour: string) =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))

/** `share` (0 to 1) of a colour mixed over another: a tint without transparency, which prints badly. */
export function tint(colour: string, share: number, ground: string): string {
  const under = channels(ground)
  const mixed = channels(colour).map((value, place) =>
    Math.round(value * share + (under[place] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
