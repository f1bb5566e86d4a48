import { chakras, chartOf } from '@krono/chart'
import type { CSSProperties } from 'react'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { figure, figureHeight, nodeY } from '@/features/chart/drawing/geometry'
import { NodeDisc } from '@/features/chart/drawing/node'
import { chartContours, Outlines } from '@/features/chart/drawing/outlines'
import { pagePalette } from '@/features/chart/drawing/palette'
import { exampleDate } from '@/features/chart/example'
import styles from './anatomy.module.css'
import { captionPlaces, stage } from './places'

/**
 * The drawing with the meaning of each part: beside it with lines to them, on a phone as a numbered list below. The
 * texts are the drawing's text alternative.
 */
export function Anatomy() {
  const t = translations('explain.anatomy')
  const chart = chartOf(exampleDate)
  const places = captionPlaces(chart)
  return (
    <figure className={styles.anatomy}>
      <div className={styles.drawing}>
        <svg viewBox={`0 0 ${stage.width} ${figureHeight}`} aria-hidden="true" fontFamily="inherit">
          <g transform={`translate(${stage.axis - figure.axis} 0)`}>
            <Outlines contours={chartContours(chart)} palette={pagePalette} />
            {chakras.map(({ chakra }, row) => (
              <NodeDisc
                key={chakra}
                row={{ key: chakra, ...chart.chakras[chakra] }}
                y={nodeY(row)}
                palette={pagePalette}
              />
            ))}
          </g>
          {places.map(({ part, side, x, y, top }, index) => (
            <g key={part}>
              <path
                className={styles.leader}
                d={`M${x} ${y}L${stage.axis + side * stage.reach} ${top}H${stage.axis + side * (stage.reach + 14)}`}
              />
              <circle className={styles.end} cx={x} cy={y} r="3" />
              <g className={styles.number}>
                <circle cx={x + side * 14} cy={y} r="11" />
                <text x={x + side * 14} y={y + 4.5}>
                  {index + 1}
                </text>
              </g>
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.captions}>
        {places.map(({ part, side, top }) => (
          <li
            key={part}
            className={side < 0 ? styles.left : styles.right}
            style={{ '--top': `${(100 * top) / figureHeight}%` } as CSSProperties}
          >
            <strong>{t(`${part}.name`)}</strong> {t(`${part}.text`)}
          </li>
        ))}
      </ol>
      <figcaption>{t('whose', { date: formatLongDate(exampleDate) })}</figcaption>
    </figure>
  )
}
