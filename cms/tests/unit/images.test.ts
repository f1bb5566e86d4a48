import { describe, expect, test } from '@jest/globals'
import { chakras, chartOf } from '@krono/chart'
import sharp from 'sharp'
import { nodesOf } from '../../seed/images/drawing/figure'
import { personFigure } from '../../seed/images/drawing/person'
import { type Picture, pictures } from '../../seed/images/pictures'

const all: readonly Picture[] = pictures

describe.each(all)('the picture $name', ({ width, height, alternativeText, draw }) => {
  test('renders the same each time, without text and scripts', async () => {
    const source = draw()
    expect(source).toBe(draw())
    expect(source).not.toMatch(/<text|<script|NaN|undefined|href|on[a-z]+=/)
    expect(await sharp(Buffer.from(source)).metadata()).toMatchObject({ width, height })
  })

  test('is described in all languages', () => {
    expect(new Set(Object.values(alternativeText)).size).toBe(3)
  })
})

test('a figure has a disc for each chakra in the size of its energy, and one arc outside it', () => {
  const chart = chartOf('1984-06-12')
  const place = { x: 300, top: 20, height: 560, spread: 2 }
  const source = personFigure(chart, place)
  expect(source.match(/A[\d.]+ [\d.]+ 0 0 1 /g)).toHaveLength(chakras.length)
  expect(source).not.toContain('stroke-dasharray="2')
  const sizes = nodesOf(chart, place).map(({ radius }) => radius)
  expect(Math.max(...sizes)).toBe(sizes[chakras.findIndex(({ chakra }) => chakra === 'sacral')])
  expect(new Set(sizes).size).toBe(chakras.length)
})
