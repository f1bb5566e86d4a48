import { expect, test } from '@jest/globals'
import {
  type DrawingQuery,
  drawingPath,
  drawingQuery,
  drawingSize,
  emblemPath,
} from '@krono/contract'
import sharp from 'sharp'
import { blockSamples } from '@/lib/contract/block-samples'
import { drawBlock } from './draw-block'

const today = '2026-11-22'

const read = (path: string) =>
  drawingQuery(today).safeParse(
    Object.fromEntries(new URL(path, 'https://krono.example').searchParams),
  )

test.each([
  ['chart', drawingPath(blockSamples.chart)],
  ['cycle', drawingPath(blockSamples.cycle)],
  ['emblem', emblemPath('heart-intake')],
] as const)('a drawing for an e-mail has twice its displayed size: %s', async (of, path) => {
  const query = read(path).data
  expect(query).toBeDefined()
  const png = await drawBlock(query as DrawingQuery)
  const { width, height } = drawingSize[of]
  expect(await sharp(png).metadata()).toMatchObject({
    ...{ format: 'png', width: 2 * width, height: 2 * height },
  })
  // Not only an empty card.
  expect((await sharp(png).stats()).entropy).toBeGreaterThan(0.5)
})

test.each([
  '/api/drawing',
  '/api/drawing?of=chart',
  '/api/drawing?of=chart&date=1899-12-31',
  '/api/drawing?of=chart&date=2026-02-30',
  '/api/drawing?of=chart&date=2026-11-23',
  '/api/drawing?of=chart&date=1984-06-12&more=1',
  '/api/drawing?of=cycle&date=1984-06-12',
  '/api/drawing?of=cycle&date=1984-06-12&day=1984-06-11',
  '/api/drawing?of=film&date=1984-06-12',
  '/api/drawing?of=emblem',
  '/api/drawing?of=emblem&character=heart',
  '/api/drawing?of=emblem&character=heart-intake&date=1984-06-12',
])('%s is not a drawing', (path) => {
  expect(read(path).success).toBe(false)
})
