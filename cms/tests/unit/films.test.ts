import { statSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { filmFile } from '../../seed/films/film-file'
import { type Film, films } from '../../seed/films/films'
import { size } from '../../seed/films/size'

const all: readonly Film[] = films

describe.each(all)('the film $name', ({ name, alternativeText, draw }) => {
  test.each([0, 0.13, 0.5, 0.99, 1])('can be drawn at %s, the same each time', async (share) => {
    const source = draw(share)
    expect(source).toBe(draw(share))
    expect(source).not.toMatch(/<text|<script|NaN|undefined|href/)
    expect(await sharp(Buffer.from(source)).metadata()).toMatchObject(size)
  })

  test('lies ready, small enough for a phone', () => {
    const { size: bytes } = statSync(filmFile(name))
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(300_000)
  })

  test('is described in all languages', () => {
    expect(new Set(Object.values(alternativeText)).size).toBe(3)
  })
})
