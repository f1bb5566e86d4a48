import { type Point, path, round } from './svg'

/** The crescent of the logo, open to the right; `centre` and `radius` of its full disc. */
export function crescent([x, y]: Point, radius: number, fill: string): string {
  // In the logo the outer circle has a radius of 11.5 units, the inner one 15.5; they meet at the tips.
  const inner = (radius * 15.5) / 11.5
  const tips = [y - radius, y + radius].map(round)
  const outer = `M${round(x)} ${tips[0]}A${radius} ${radius} 0 1 0 ${round(x)} ${tips[1]}`
  return path(`${outer}A${round(inner)} ${round(inner)} 0 0 1 ${round(x)} ${tips[0]}Z`, { fill })
}
