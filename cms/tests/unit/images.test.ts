import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type Picture, pictures } from '../../seed/images/pictures'

const all: readonly Picture[] = pictures

describe.each(all)('the picture $name', ({ width, height, alternativeText, draw }) => {
  test('can be drawn, the same each time, and holds no text or script', async () => {
    const source = draw()
    expect(source).toBe(draw())
    expect(source).not.toMatch(/<text|<script|NaN|undefined|href|on[a-z]+=/)
    expect(await sharp(Buffer.from(source)).metadata()).toMatchObject({ width, height })
  })

  test('is described in all languages', () => {
    expect(new Set(Object.values(alternativeText)).size).toBe(3)
  })
})
