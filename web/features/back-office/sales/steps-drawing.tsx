import type { SalesStep } from '@/lib/contract/back-office/sales'
import styles from './drawing.module.css'
import { labelledSteps, type PlotSize, type PlotStep, plotOf, stepWith } from './plot'
import { tickText } from './sales-text'

type Props = {
  by: SalesStep
  steps: readonly PlotStep[]
  /** Names at the step with their day. */
  marked?: readonly { name: string; from: string }[]
  size: PlotSize
  /** A value of the axis as text. */
  axisText: (value: number) => string
  /** Text alternative; the figures are in the table below. */
  label: string
  className: string | undefined
}

/** A value by step, beside that of the earlier period; marks are at their step. */
export function StepsDrawing({ by, steps, marked = [], size, axisText, label, className }: Props) {
  const plot = plotOf(steps, size)
  const marks = marked.flatMap(({ name, from }) => {
    const step = stepWith(steps, from)
    return step === undefined ? [] : [{ name, from, x: plot.xAt(step) }]
  })
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      className={`${styles.drawing} ${className}`}
      role="img"
      aria-label={label}
    >
      {plot.ticks.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${plot.left} ${y}H${plot.right}`} className={styles.grid} />
          <text x={plot.left - 8} y={y + 4} textAnchor="end">
            {axisText(value)}
          </text>
        </g>
      ))}
      {labelledSteps(steps, size.mostLabels).map((step) => (
        <text key={step} x={plot.xAt(step)} y={size.height - 6} textAnchor={anchorAt(step, steps)}>
          {tickText(steps[step]?.from ?? '', by)}
        </text>
      ))}
      <path d={plot.ground} className={styles.ground} />
      <path d={plot.earlier} className={styles.earlier} />
      <path d={plot.now} className={styles.now} />
      {steps.length === 1 && (
        <circle cx={plot.xAt(0)} cy={plot.yAt(steps[0]?.net ?? 0)} r="4" className={styles.dot} />
      )}
      {marks.map(({ name, from, x }) => (
        <g key={`${name} ${from}`} className={styles.mark}>
          <path d={`M${x} ${plot.top - 8}V${plot.foot}`} />
          <text
            x={x > size.width / 2 ? x - 5 : x + 5}
            y={plot.top - 8}
            textAnchor={x > size.width / 2 ? 'end' : 'start'}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

const anchorAt = (step: number, steps: readonly unknown[]) =>
  step === 0 ? 'start' : step === steps.length - 1 ? 'end' : 'middle'
