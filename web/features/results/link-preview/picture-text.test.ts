import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { pictureText } from './picture-text'

const box = {
  face: 'prose',
  size: 60,
  leading: 66,
  colour: '#221f3b',
  width: 500,
  most: 2,
} as const

test.each(['Ágnes, az Alkotó', 'Ёжик'])(
  'next/og writes %s itself: its fonts have the letters',
  async (text) => expect(await pictureText(text, box)).toBe(text),
)

test('what no font has is left out', async () => {
  expect(await pictureText('愛 Béla 🙂', box)).toBe('Béla')
})

test.each(['Ελένη', 'Zoë Dvořák', 'محمد علي', 'देवी, az Alkotó'])(
  'the letters of %s are drawn',
  async (text) => {
    const picture = await pictureText(text, box)
    if (typeof picture === 'string') throw new Error('next/og lacks a letter')
    const png = Buffer.from(picture.src.split(',')[1] ?? '', 'base64')
    const { channels } = await sharp(png).stats()
    expect(channels[3]?.sum).toBeGreaterThan(100_000)
    expect(picture.width).toBe(box.width)
  },
)
