import { chartOf } from '@krono/chart'
import { palette } from '../drawing/palette'
import { personFigure } from '../drawing/person'
import { block, picture, type Size } from '../drawing/svg'

type Birthdays = { size: Size; births: readonly string[]; height: number; spread: number }

/** How the drawing changes from one birthday to the next, from night to day. */
function birthdays({ size, births, height, spread }: Birthdays): string {
  const place = size.width / births.length
  const figures = births.map((birth, index) => {
    const x = place * (index + 0.5)
    const look = { ...palette, axis: x < size.width / 2 ? palette.cream : palette.ink }
    const top = (size.height - height) / 2
    return personFigure(chartOf(birth), { x, top, height, spread }, look)
  })
  return picture(size, palette.dawn, [
    block([0, 0], { width: size.width / 2, height: size.height }, palette.night),
    ...figures,
  ])
}

export const homeVisitor = () =>
  birthdays({
    size: { width: 1400, height: 700 },
    births: ['1984-06-05', '1984-06-08', '1984-06-11', '1984-06-14', '1984-06-17', '1984-06-20'],
    height: 560,
    spread: 1.3,
  })

export const mobileVisitor = () =>
  birthdays({
    size: { width: 780, height: 620 },
    births: ['1984-06-08', '1984-06-11', '1984-06-14', '1984-06-17'],
    height: 500,
    spread: 1.15,
  })
