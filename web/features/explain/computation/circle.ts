/** The picture: circle and wave to the left, the outline to the right. */
export const box = { width: 390, height: 440 } as const

/** Where the circle and the wave stand, in units of the picture. */
export const circle = { x: 108, y: 108, radius: 84 } as const
export const wave = { top: 226, height: 204 } as const

const turn = 2 * Math.PI
const round = (value: number) => Math.round(value * 10) / 10

/** A place on the circle, which begins at twelve o’clock and goes with the clock, like the arc of a disc. */
export const onCircle = (part: number, radius: number = circle.radius) => ({
  x: round(circle.x + radius * Math.sin(turn * part)),
  y: round(circle.y - radius * Math.cos(turn * part)),
})

/** A place on the wave below it: as far to the right as the circle's, further down with every day. */
export const onWave = (part: number) => ({
  x: onCircle(part).x,
  y: round(wave.top + wave.height * part),
})

/** The wave of one whole turn. */
export const wavePath = Array.from({ length: 49 }, (_, index) => {
  const { x, y } = onWave(index / 48)
  return `${index === 0 ? 'M' : 'L'}${x} ${y}`
}).join('')

/** The day of a cycle to which a place of the picture points, seen from the middle of the circle. */
export function phaseAt({ x, y }: { x: number; y: number }, period: number): number {
  const part = Math.atan2(x - circle.x, circle.y - y) / turn
  return ((Math.round(part * period) % period) + period) % period
}

/** So many days from one phase to another by the shorter way round. */
export function daysTo(from: number, to: number, period: number): number {
  const ahead = (((to - from) % period) + period) % period
  return 2 * ahead > period ? ahead - period : ahead
}
