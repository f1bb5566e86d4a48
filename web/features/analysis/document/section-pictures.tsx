import type { ChakraReading, CycleKey } from '@krono/chart'
import { figure } from '@/features/chart/drawing/geometry'
import { NodeDisc } from '@/features/chart/drawing/node'
import { pagePalette } from '@/features/chart/drawing/palette'
import colours from '@/features/cycles/colours.module.css'
import { curveBox } from '@/features/cycles/curve-box'
import { curvePath } from '@/features/cycles/curve-path'
import { PairNode } from '@/features/relationship/drawing/pair-node'
import type { Two } from '@/features/relationship/people'
import styles from './chapters.module.css'

type Reading = Pick<ChakraReading, 'energy' | 'octant' | 'intakeContour' | 'releaseContour'>

const palette = { ...pagePalette, card: 'transparent' }
const reach = 36
/** View box around a node at height 0. */
const aroundNode = `${figure.axis - reach} ${-reach} ${2 * reach} ${2 * reach}`

/** The ring of one chakra beside its name. Decorative: the text and the drawing of the chart contain the same facts. */
export function Ring({ chakra, reading }: { chakra: string; reading: Reading }) {
  return (
    <svg className={styles.ring} viewBox={aroundNode} aria-hidden="true">
      <NodeDisc row={{ key: chakra, ...reading }} y={0} palette={palette} />
    </svg>
  )
}

/** The same for two people. */
export function PairRing({ chakra, readings }: { chakra: string; readings: Two<Reading> }) {
  return (
    <svg className={styles.ring} viewBox={aroundNode} aria-hidden="true">
      <PairNode row={{ key: chakra, name: '', label: '', readings }} y={0} palette={palette} />
    </svg>
  )
}

/** Days in the wave beside a cycle's name: one period of the slowest. */
const waveDays = 54

export function Wave({ cycle, period }: { cycle: CycleKey; period: number }) {
  return (
    <svg
      className={`${styles.wave} ${colours[cycle]}`}
      viewBox={`0 -10 ${curveBox.width} ${curveBox.height + 20}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={colours.stroke} d={curvePath({ period, lived: 0, days: waveDays })} />
    </svg>
  )
}
