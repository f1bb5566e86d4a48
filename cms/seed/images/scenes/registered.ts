import { chartOf } from '@krono/chart'
import { crescent } from '../drawing/moon'
import { palette } from '../drawing/palette'
import { personFigure } from '../drawing/person'
import { block, disc, type Point, picture, type Size } from '../drawing/svg'

type Person = { birth: string; x: number; height: number }
type Light = { centre: Point; radius: number }
type Family = { size: Size; ground: number; sun: Light; moon: Light; people: readonly Person[] }

/** A family on common ground between a low sun and a pale moon. */
function family({ size, ground, sun, moon, people }: Family): string {
  const figures = people.map(({ birth, x, height }) =>
    personFigure(chartOf(birth), { x, height, top: ground - height, spread: height * 0.0029 }),
  )
  const earth = { width: size.width, height: size.height - ground }
  return picture(size, palette.sand, [
    crescent(moon.centre, moon.radius, palette.moonlight),
    disc(sun.centre, sun.radius, palette.dawn),
    ...figures,
    block([0, ground], earth, palette.night),
  ])
}

// Youngest first. Each place is as wide as the widest possible figure, so that no two figures touch.
const generations = [
  { birth: '2020-09-09', x: 134, height: 196 },
  { birth: '2016-05-03', x: 246, height: 244 },
  { birth: '2011-09-26', x: 382, height: 292 },
  { birth: '1985-09-24', x: 540, height: 346 },
  { birth: '1979-12-07', x: 726, height: 402 },
  { birth: '1957-06-14', x: 942, height: 460 },
  { birth: '1949-04-28', x: 1190, height: 512 },
] as const

export const homeRegistered = () =>
  family({
    size: { width: 1400, height: 700 },
    ground: 604,
    sun: { centre: [942, 604], radius: 400 },
    moon: { centre: [256, 170], radius: 62 },
    people: generations,
  })

export const mobileRegistered = () =>
  family({
    size: { width: 780, height: 620 },
    ground: 536,
    sun: { centre: [390, 536], radius: 310 },
    moon: { centre: [390, 130], radius: 44 },
    people: [
      { birth: '1979-12-07', x: 166, height: 440 },
      { birth: '2016-05-03', x: 390, height: 256 },
      { birth: '1985-09-24', x: 614, height: 416 },
    ],
  })
