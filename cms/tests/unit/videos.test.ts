import { statSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { timedLinesOf } from '@krono/contract'
import sharp from 'sharp'
import { readSite } from '../../seed/content-files'
import { type LibraryVideo, libraryVideos } from '../../seed/videos/library/library-videos'
import { size } from '../../seed/videos/size'
import { videoFile } from '../../seed/videos/video-file'
import { type Video, videos } from '../../seed/videos/videos'
import contentType from '../../src/api/film/content-types/film/schema.json'

const all: readonly Video[] = videos

describe.each(all)('the video $name', ({ name, alternativeText, draw }) => {
  test.each([0, 0.13, 0.5, 0.99, 1])('renders the same each time at %s', async (share) => {
    const source = draw(share)
    expect(source).toBe(draw(share))
    expect(source).not.toMatch(/<text|<script|NaN|undefined|href/)
    expect(await sharp(Buffer.from(source)).metadata()).toMatchObject(size)
  })

  test('is in the repository, small enough for a phone', () => {
    const { size: bytes } = statSync(videoFile(name))
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(300_000)
  })

  test('is described in all languages', () => {
    expect(new Set(Object.values(alternativeText)).size).toBe(3)
  })
})

const library: readonly LibraryVideo[] = libraryVideos

describe.each(library)('the library video $name', ({ name, seconds, draw }) => {
  test.each([0, 0.13, 0.5, 0.99, 1])('renders the same each time at %s', async (share) => {
    const source = draw(share * seconds)
    expect(source).toBe(draw(share * seconds))
    expect(source).not.toMatch(/<text|<script|NaN|undefined|href/)
    expect(await sharp(Buffer.from(source)).metadata()).toMatchObject(size)
  })

  test('lasts 20 to 60 seconds, and loads fast on a phone', () => {
    expect(seconds).toBeGreaterThanOrEqual(20)
    expect(seconds).toBeLessThanOrEqual(60)
    const { size: bytes } = statSync(videoFile(name))
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(1_000_000)
  })

  const words = readSite('site/videos')[name.replace('library-', '')]

  test.each(['hun', 'eng', 'rus'] as const)('has its texts within its duration: %s', (language) => {
    const texts = words?.[language]
    for (const lines of [texts?.chapters ?? [], texts?.captions ?? []]) {
      const read = timedLinesOf(lines.join('\n'))
      expect(read).toHaveLength(lines.length)
      expect(read.every(({ second, text }) => second < seconds && text !== '')).toBe(true)
      // Readable captions: at least two seconds each, at most 21 characters per second.
      expect(new RegExp(contentType.attributes.captions.regex).test(lines.join('\n'))).toBe(true)
    }
    for (const [at, { second, text }] of timedLinesOf(
      (texts?.captions ?? []).join('\n'),
    ).entries()) {
      const next = timedLinesOf((texts?.captions ?? []).join('\n'))[at + 1]?.second ?? seconds
      expect([text, next - second >= 2 && text.length / (next - second) <= 21]).toEqual([
        text,
        true,
      ])
    }
    expect(texts?.transcript.length).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  ['0:00 Elején\n0:05 Közepén', true],
  ['0:00 Elején\n\n0:05\n1:02:03 Vége\n', true],
  ['', true],
  ['Elején', false],
  ['0:00 Elején\nKözepén', false],
  ['0:60 Elején', false],
  ['0:00Elején', false],
])('chapters and captions on %j: %s', (source, takes) => {
  for (const { regex } of [contentType.attributes.chapters, contentType.attributes.captions])
    expect(new RegExp(regex).test(source)).toBe(takes)
})

test.each([
  ['lines', `${'0:01 a\n'.repeat(8000)}x`],
  ['blanks', `0:01 ${' '.repeat(59_000)}\nx`],
  ['empty lines', `0:01 a${'\n'.repeat(59_000)}x`],
])('unterminated %s are parsed at once', (_what, long) => {
  const before = performance.now()
  expect(new RegExp(contentType.attributes.captions.regex).test(long)).toBe(false)
  expect(performance.now() - before).toBeLessThan(1000)
})
