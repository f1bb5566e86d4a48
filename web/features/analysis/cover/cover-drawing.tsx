import type { Box, Shape } from './shape'

type CoverDrawingProps = { shapes: readonly Shape[]; box: Box; className?: string | undefined }

/** The picture of a cover as a decoration that fills its container. */
export function CoverDrawing({ shapes, box, className }: CoverDrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes.map(({ d, fill = 'none', line, width }) => (
        <path
          key={`${d}${line}`}
          d={d}
          fill={fill}
          stroke={line}
          strokeWidth={width}
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
