/** The product's colours (moon: intake, sun: release), and their flat tints for backgrounds. */
export const palette = {
  paper: '#fbf7ef',
  card: '#fffdf8',
  sand: '#f1e6d4',
  line: '#e5dccd',
  thread: '#d6cab6',
  ink: '#221f3b',
  cream: '#f3eee4',
  night: '#2d2a5c',
  midnight: '#15132b',
  nightLine: '#4a4680',
  moon: '#7d78c2',
  moonlight: '#b5b1e6',
  dusk: '#dcd9ef',
  sun: '#e0a24a',
  dawn: '#f6e3c1',
  ember: '#c1623d',
  crown: '#8c5fa6',
  thirdEye: '#5a64ac',
  throat: '#4a8ba3',
  heart: '#5c9a6a',
  solarPlexus: '#d3a33f',
  sacral: '#cf7a3c',
  root: '#b04a3f',
} as const

const channels = (colour: string) =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))

/** Mixes two `#rrggbb` colours; `share` is 0 (the first) to 1 (the second). */
export function mix(from: string, to: string, share: number): string {
  const goals = channels(to)
  const mixed = channels(from).map((start, place) => {
    const value = Math.round(start + ((goals[place] ?? start) - start) * share)
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}
