import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { makeSquares } from '../../src/people/pictures/make-squares'

// Left half red, right half blue: shows the rotation of the picture.
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ])

const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const pixel = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  const [red = 0, , blue = 0] = pixel
  return red > blue ? 'red' : 'blue'
}

const squareOf = async (bytes: Buffer, size: 512 | 256 | 96 = 96) => {
  const square = (await makeSquares(bytes)).get(size)
  if (!square) throw new Error(`No square of ${size}`)
  return square
}

describe('a picture of a person', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s becomes three squares', async (format) => {
    const squares = await makeSquares(await halves(300, 100).toFormat(format).toBuffer())
    const found = await Promise.all(
      [...squares].map(async ([size, bytes]) => [size, await sharp(bytes).metadata()] as const),
    )
    expect(found).toMatchObject(
      [512, 256, 96].map((size) => [size, { format: 'webp', width: size, height: size }]),
    )
  })

  test('is rotated as its camera was held, and has no location data', async () => {
    const exif = { IFD0: { Copyright: 'Ágnes' }, IFD3: { GPSLatitude: '47/1' } }
    const turned = await halves(120, 120).jpeg().withExif(exif).withMetadata({ orientation: 6 })
    const square = await squareOf(await turned.toBuffer())
    const { exif: kept, icc, xmp, orientation } = await sharp(square).metadata()
    expect([kept, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(await colourAt(square, 48, 4)).toBe('red')
    expect(await colourAt(square, 48, 92)).toBe('blue')
  })

  test('that is animated becomes its first frame', async () => {
    const frames = Buffer.concat(['#ff0000', '#0000ff'].map((colour) => solid(colour)))
    const moving = await sharp(frames, {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const square = await squareOf(moving)
    expect((await sharp(square).metadata()).pages ?? 1).toBe(1)
    expect(await colourAt(square, 48, 48)).toBe('red')
  })

  const refused: readonly [string, () => Buffer | Promise<Buffer>][] = [
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('hello')],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a GIF', () => halves(20, 20).gif().toBuffer()],
    ['a TIFF', () => halves(20, 20).tiff().toBuffer()],
    ['an AVIF', () => halves(20, 20).avif().toBuffer()],
    ['a PNG cut in two', async () => (await noise()).subarray(0, 2000)],
    [
      'the beginning of a JPEG and then a page',
      () => Buffer.from('\xff\xd8\xff<script>', 'latin1'),
    ],
    ['more pixels than a camera makes', () => halves(8000, 5002).png().toBuffer()],
  ]
  test.each(refused)('is not %s', async (_what, make) => {
    await expect(makeSquares(await make())).rejects.toMatchObject({ code: 'invalidPicture' })
  })
})

function solid(colour: string): Buffer {
  const channels = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16))
  return Buffer.from(Array.from({ length: 400 }, () => channels).flat())
}

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
