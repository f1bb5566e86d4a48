import { expect, test } from '@jest/globals'
import { chartOf } from '@krono/chart'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import type { Interpretation } from '@/server/cms/schemas'
import { chartPicture } from './chart-picture'
import { rasterize } from './rasterize'
import { stages } from './sizes'

const date = '1984-06-12'
const chart = chartOf(date)
const sentence = 'Ha a kezedbe kerül egy darab drót, délutánra csengő lesz belőle.'
const short = [{ type: 'paragraph', children: [{ type: 'text', text: `${sentence} Máskor nem.` }] }]
const texts = new Map([
  [`character.${chart.character}`, { title: 'Alkotó', short } as unknown as Interpretation],
])

const pictureOf = (showsDate: boolean) => chartPicture({ chart, name: 'Ágnes', texts, showsDate })

test('a chart has the character and one sentence, and its date only if requested', () => {
  const { words } = pictureOf(false)
  expect(words).toEqual({ title: 'Ágnes, az Alkotó', line: sentence, note: '' })
  expect(pictureOf(true).words.note).toContain('1984')
})

test.each(Object.entries(stages))(
  'its plate fills the stage of a %s, without a date',
  async (_, room) => {
    const drawing = pictureOf(false).plate?.(room)
    if (!drawing) throw new Error('a chart has a plate')
    expect(renderToStaticMarkup(drawing)).not.toMatch(/1984|06-12/)
    const { data, info } = await sharp(await rasterize(drawing, room.height))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([room.width, room.height])
    const at = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3)
    expect(at(4, 4)).toEqual([0x2d, 0x2a, 0x5c])
    expect(at(info.width - 4, info.height - 4)).toEqual([0xf6, 0xe2, 0xbf])
  },
)

const letters = async (text: string) => {
  const drawing = (
    <svg viewBox="0 0 200 40" aria-hidden="true">
      <text x="4" y="30" fontSize="20" fontWeight="600">
        {text}
      </text>
    </svg>
  )
  const { channels } = await sharp(await rasterize(drawing, 40)).stats()
  return channels[3]?.sum ?? 0
}

test.each(['őűáé', 'ёжик', '0248'])(
  'our fonts have %s, and missing letters are removed',
  async (text) => {
    expect(await letters(text)).toBeGreaterThan(0)
    expect(await letters('太陽')).toBe(0)
  },
)
