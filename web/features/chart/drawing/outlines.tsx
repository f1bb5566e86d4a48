import { type Chart, chakras } from '@krono/chart'
import { figure, nodeY, outlinePath } from './geometry'
import type { Palette } from './palette'

export type Contours = { intake: readonly number[]; release: readonly number[] }

type Row = { intakeContour: number; releaseContour: number }

/** The contours of seven rows, crown first. */
export const contoursOf = (rows: readonly Row[]): Contours => ({
  intake: rows.map((row) => row.intakeContour),
  release: rows.map((row) => row.releaseContour),
})

export type Charted = Pick<Chart, 'chakras'>

/** The contours of a chart. */
export const chartContours = ({ chakras: readings }: Charted) =>
  contoursOf(chakras.map(({ chakra }) => readings[chakra]))

type OutlinesProps = { contours: Contours; palette: Palette }

/** Intake on the night side, release on the day side: both outlines, and the axis between them. */
export function Outlines({ contours: { intake, release }, palette }: OutlinesProps) {
  return (
    <>
      <path d={outlinePath(intake, -1)} fill={palette.moon} />
      <path d={outlinePath(release, 1)} fill={palette.sun} />
      <Axis colour={palette.ink} />
    </>
  )
}

/** The second chart on top: as lines. */
export function OutlineLines({ contours: { intake, release }, palette }: OutlinesProps) {
  const line = { fill: 'none', stroke: palette.ink, strokeWidth: 2 }
  return (
    <>
      <path d={outlinePath(intake, -1)} {...line} />
      <path d={outlinePath(release, 1)} {...line} />
    </>
  )
}

const Axis = ({ colour }: { colour: string }) => (
  <path
    d={`M${figure.axis} ${nodeY(0) - figure.tail}V${nodeY(6) + figure.tail}`}
    stroke={colour}
    strokeWidth="1.5"
  />
)
