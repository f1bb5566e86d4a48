import { arcGap, figure, nodeRadius, octantArc, ringWidth } from './geometry'
import type { Palette } from './palette'

export type NodeRow = {
  /** Chakra key, also the name of its colour. */
  key: string
  name: string
  /** Direction in words: intake or release. */
  direction: string
  /** The phase of its cycle in words; not the number in the disc (engine §3). */
  phase: string
  energy: number
  octant: number
}

type FigureNodeProps = { row: NodeRow; y: number; palette: Palette }

/** One chakra: its disc on the axis, with labels beside it. */
export function FigureNode({ row, y, palette }: FigureNodeProps) {
  return (
    <g data-row={row.key}>
      <NodeDisc row={row} y={y} palette={palette} />
      <NodeLabel
        x={0}
        y={y}
        anchor="start"
        words={row.name}
        palette={palette}
        note={row.direction}
      />
      <NodeLabel x={figure.width} y={y} anchor="end" words={row.phase} palette={palette} />
    </g>
  )
}

type NodeDiscProps = {
  /** A mean of several people has no octant. */
  row: Pick<NodeRow, 'key' | 'energy'> & Partial<Pick<NodeRow, 'octant'>>
  y: number
  palette: Palette
}

/** A disc on the axis: as large as its energy, its ring in the chakra's colour, the octant as an arc outside. */
export function NodeDisc({ row, y, palette }: NodeDiscProps) {
  const radius = nodeRadius(row.energy)
  const colour = palette.chakra(row.key)
  return (
    <>
      <circle
        cx={figure.axis}
        cy={y}
        r={radius}
        fill={palette.card}
        stroke={colour}
        strokeWidth={ringWidth}
      />
      {row.octant !== undefined && (
        <path
          d={octantArc({ x: figure.axis, y, radius: radius + arcGap }, row.octant)}
          fill="none"
          stroke={colour}
          strokeWidth={ringWidth}
          strokeLinecap="round"
        />
      )}
      <text
        x={figure.axis}
        y={y + 5}
        textAnchor="middle"
        fontSize="14"
        fontWeight="600"
        fill={palette.chakraText(row.key)}
      >
        {Math.round(row.energy)}
      </text>
    </>
  )
}

type NodeLabelProps = {
  x: number
  y: number
  anchor: 'start' | 'end'
  words: string
  note?: string | undefined
  palette: Palette
}

/** A label of at most two lines with a smaller line below, centred on its node. */
export function NodeLabel({ x, y, anchor, words, note, palette }: NodeLabelProps) {
  const lines = splitLabel(words)
  const height = 17
  const top = y + 5 - ((lines.length - 1 + (note ? 1 : 0)) * height) / 2
  return (
    <text x={x} textAnchor={anchor} fontSize="14" fill={palette.ink} fontWeight="500">
      {lines.map((text, index) => (
        <tspan key={text} x={x} y={top + index * height}>
          {text}
        </tspan>
      ))}
      {note && (
        <tspan x={x} y={top + lines.length * height} fill={palette.muted} fontWeight="400">
          {note}
        </tspan>
      )}
    </text>
  )
}

/** Number of letters that fit beside the widest outline. */
const longestLine = 10

/** Breaks a label at spaces when one line would reach the outline. */
export function splitLabel(words: string): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= longestLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
