import { type ByChakra, type Chart, chakras, type Group } from '@krono/chart'
import type { Translate } from '@/base/words/translations'
import { type Contours, contoursOf } from '@/features/chart/drawing/outlines'
import type { GroupFigureRow } from './drawing/group-figure'
import type { PairFigureRow } from './drawing/pair-figure-row'
import type { Two } from './people'
import type { PairFacts } from './reversed'

/** The part of a chart for a drawing, without the date. */
export type DrawnChart = Pick<Chart, 'chakras'>

/** Rows of a pair's drawing. */
export const pairRows = (
  t: Translate,
  charts: Two<DrawnChart>,
  { chakras: relations }: PairFacts,
): PairFigureRow[] =>
  chakras.map(({ chakra }) => {
    const { label, reflection } = relations[chakra]
    return {
      key: chakra,
      name: t(`chakra.${chakra}`),
      label: t(`relationship.label.${label}`),
      note: reflection ? t(`relationship.reflection.${reflection}`) : undefined,
      readings: [charts[0].chakras[chakra], charts[1].chakras[chakra]],
    }
  })

const meanOf = (figures: readonly number[]) =>
  figures.reduce((sum, one) => sum + one, 0) / figures.length

/** The mean energies of charts, by chakra. */
export const meanEnergies = (charts: readonly DrawnChart[]) =>
  Object.fromEntries(
    chakras.map(({ chakra }) => [
      chakra,
      meanOf(charts.map((chart) => chart.chakras[chakra].energy)),
    ]),
  ) as ByChakra<number>

/** The mean contours of a group; they still add up to the energies (engine §3). */
export const meanContours = (charts: readonly DrawnChart[]): Contours =>
  contoursOf(
    chakras.map(({ chakra }) => {
      const readings = charts.map((chart) => chart.chakras[chakra])
      return {
        intakeContour: meanOf(readings.map((one) => one.intakeContour)),
        releaseContour: meanOf(readings.map((one) => one.releaseContour)),
      }
    }),
  )

/**
 * Rows of a group's drawing. Its contours are the means of the contours: the two sides still add up to the energy, as
 * in every chart (engine §3).
 */
export const groupRows = (
  t: Translate,
  charts: readonly DrawnChart[],
  { energies }: Pick<Group, 'energies'>,
): GroupFigureRow[] =>
  chakras.map(({ chakra }) => {
    const readings = charts.map((chart) => chart.chakras[chakra])
    const whole = readings.map(({ energy }) => Math.round(energy))
    return {
      key: chakra,
      name: t(`chakra.${chakra}`),
      energy: energies[chakra],
      intakeContour: meanOf(readings.map((one) => one.intakeContour)),
      releaseContour: meanOf(readings.map((one) => one.releaseContour)),
      range: `${Math.min(...whole)}–${Math.max(...whole)}`,
    }
  })
