import { chakras } from '@krono/chart'
import { translations } from '@/base/words/translations'
import { nodeY, plate } from '@/features/chart/drawing/geometry'
import { splitLabel } from '@/features/chart/drawing/node'
import type { Charted } from '@/features/chart/drawing/outlines'
import { PlateDrawing } from '@/features/chart/plate/plate-drawing'
import type { Room } from './sizes'

/** The largest possible contour, in units of the plate. */
const longestReach = 73 * plate.scale

/** In pixels: letter size of the names, and their distance from the edge. */
const letter = 26
const margin = 44

const letterWidth = 0.56

type Sided = { chakras: { [Key in keyof Charted['chakras']]: { side: 'intake' | 'release' } } }

type PlatePictureProps = { chart: Charted & Sided; room: Room }

/** The plate in a picture: its names are on the night half, and the outlines do not reach them. */
export function PlatePicture({ chart, room }: PlatePictureProps) {
  const t = translations('chakra')
  const unit = plate.height / room.height
  const width = room.width * unit
  const left = plate.axis - width / 2 + margin * unit
  const size = letter * unit
  const names = chakras.map(({ chakra }) => ({ chakra, lines: splitLabel(t(chakra)) }))
  const longest = Math.max(...names.flatMap(({ lines }) => lines.map((line) => line.length)))
  const reach = plate.axis - left - (longest + 1) * size * letterWidth
  const breadth = Math.min(1, reach / longestReach)
  return (
    <svg
      viewBox={`${plate.axis - width / 2} 0 ${width} ${plate.height}`}
      width={room.width}
      height={room.height}
      fontFamily="Onest"
      aria-hidden="true"
    >
      <PlateDrawing chart={chart} breadth={breadth} />
      {names.map(({ chakra, lines }, row) => {
        const isOwn = chart.chakras[chakra].side === 'intake'
        const top = nodeY(row, plate) + size * (0.35 - (lines.length - 1) * 0.6)
        return (
          <text
            key={chakra}
            fontSize={size}
            fontWeight={isOwn ? 600 : 400}
            fill={isOwn ? '#ffffff' : '#b9b5dc'}
          >
            {lines.map((line, index) => (
              <tspan key={line} x={left} y={top + index * size * 1.2}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
}
