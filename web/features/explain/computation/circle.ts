/** The picture: circle and wave on the left, the outline on the right. */
export const box = { width: 390, height: 440 } as const

/** Position of the circle and the wave, in units of the picture. */
export const circle = { x: 108, y: 108, radius: 84 } as const
export const wave = { top: 226, height: 204 } as const

const turn = 2 * Math.PI
const round = (value: number) => Math.round(value * 10) / 10

/** A point on the circle, clockwise from twelve o’clock, like the arc of a disc. */
export const onCircle = (part: number, radius: number = circle.radius) => ({
  x: round(circle.x + radius * Math.sin(turn * part)),
  y: round(circle.y - radius * Math.cos(turn * part)),
})

/** A point on the wave below it: the same x as on the circle, y growing with each day. */
export const onWave = (part: number) => ({
  x: onCircle(part).x,
  y: round(wave.top + wave.height * part),
})

/** The wave of one period. */
export const wavePath = Array.from({ length: 49 }, (_, index) => {
  const { x, y } = onWave(index / 48)
  return `${index === 0 ? 'M' : 'L'}${x} ${y}`
}).join('')

/** The day of a cycle in the direction of a point, seen from the circle's centre. */
export function phaseAt({ x, y }: { x: number; y: number }, period: number): number {
  const part = Math.atan2(x - circle.x, circle.y - y) / turn
  return ((Math.round(part * period) % period) + period) % period
}

/** Days from one phase to another by the shorter way. */
export function daysTo(from: number, to: number, period: number): number {
  const ahead = (((to - from) % period) + period) % period
  return 2 * ahead > period ? ahead - period : ahead
}
