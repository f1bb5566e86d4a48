import { chartOf } from '@krono/chart'
import { nodesOf, type Place } from '../drawing/figure'
import { crescent } from '../drawing/moon'
import { palette } from '../drawing/palette'
import { personFigure } from '../drawing/person'
import { block, disc, type Point, picture, rule } from '../drawing/svg'

type Guest = { birth: string; x: number; height: number }

const edge = 500

const placeOf = ({ x, height }: Guest): Place => ({
  x,
  top: edge - height,
  height: height * 1.12,
  spread: height * 0.0034,
})

const drawGuest = (guest: Guest) => personFigure(chartOf(guest.birth), placeOf(guest))

const cover = [
  block([0, edge], { width: 1000, height: 100 }, palette.night),
  block([0, edge], { width: 1000, height: 12 }, palette.moon),
]

/** Two people at a table, and the gap between them at the height of the throat. */
export function postTwo(): string {
  const speaker = { birth: '1991-02-17', x: 280, height: 390 }
  const listener = { birth: '1995-05-21', x: 720, height: 390 }
  const ends = [speaker, listener].map(({ birth, ...guest }): Point => {
    const place = placeOf({ birth, ...guest })
    const throat = nodesOf(chartOf(birth), place).find(({ chakra }) => chakra === 'throat')
    return [place.x, throat?.y ?? 0]
  })
  const [from = [0, 0], to = [0, 0]] = ends
  return picture({ width: 1000, height: 600 }, palette.dawn, [
    disc([500, 250], 190, palette.card),
    rule(from, to, { stroke: palette.throat, width: 7, dash: '0.1 18' }),
    drawGuest(speaker),
    drawGuest(listener),
    ...ends.map((end) => disc(end, 14, palette.throat)),
    ...cover,
  ])
}

/** Three generations at a table. */
export function postThree(): string {
  const guests = [
    { birth: '1956-04-11', x: 220, height: 400 },
    { birth: '2016-04-09', x: 500, height: 250 },
    { birth: '1987-12-05', x: 780, height: 430 },
  ]
  return picture({ width: 1000, height: 600 }, palette.dusk, [
    crescent([120, 110], 46, palette.moonlight),
    disc([500, edge], 300, palette.dawn),
    ...guests.map(drawGuest),
    ...cover,
  ])
}
