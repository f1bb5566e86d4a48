import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { libraryVideos } from '../../seed/videos/library/library-videos'
import { videoFile } from '../../seed/videos/video-file'
import { readVideo } from '../../src/library/videos/read-video'

const folder = mkdtempSync(path.join(tmpdir(), 'krono-read-film-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (bytes: Buffer) => {
  const file = path.join(folder, 'film.mp4')
  writeFileSync(file, bytes)
  return readVideo(file)
}

/** An MP4 box. */
function box(kind: string, inner: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8, 0)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, inner])
}

const beginning = box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'))

function head({ scale = 1000, length = 65_400, isLong = false }): Buffer {
  const inner = Buffer.alloc(isLong ? 112 : 100)
  inner[0] = isLong ? 1 : 0
  inner.writeUInt32BE(scale, isLong ? 20 : 12)
  if (isLong) inner.writeBigUInt64BE(BigInt(length), 24)
  else inner.writeUInt32BE(length, 16)
  return box('moov', box('mvhd', inner))
}

const pictures = box('mdat', Buffer.alloc(5000))

describe('data read from the bytes of a video', () => {
  test.each(libraryVideos)('$name has the duration of its script', async ({ name, seconds }) => {
    expect(await readVideo(videoFile(name))).toEqual({
      bytes: readFileSync(videoFile(name)).length,
      seconds,
    })
  })

  test.each([
    ['its head in front', [beginning, head({}), pictures], 65],
    ['its head behind', [beginning, pictures, head({})], 65],
    ['eight bytes for a length', [beginning, head({ isLong: true, length: 3_600_000 })], 3600],
    ['less than a second', [beginning, head({ length: 10 })], 1],
  ])('one with %s', async (_what, parts, seconds) => {
    expect((await read(Buffer.concat(parts)))?.seconds).toBe(seconds)
  })

  const broken = Buffer.concat([beginning, head({})])
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('<html>')],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['no head', Buffer.concat([beginning, pictures])],
    ['half a head', broken.subarray(0, broken.length - 90)],
    ['no length', Buffer.concat([beginning, head({ length: 0 })])],
    ['no scale', Buffer.concat([beginning, head({ scale: 0 })])],
    [
      'a box longer than the file',
      Buffer.concat([beginning, Buffer.from('7fffffff6d6f6f76', 'hex')]),
    ],
    ['a box of no length', Buffer.concat([beginning, Buffer.from('000000036d6f6f76', 'hex')])],
    [
      'boxes without end',
      Buffer.concat([beginning, ...Array(20_000).fill(box('free', Buffer.alloc(0)))]),
    ],
  ])('%s is none', async (_what, bytes) => {
    expect(await read(bytes)).toBeUndefined()
  })
})
