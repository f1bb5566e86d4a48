import { circleToWave } from './circle-to-wave'
import { criticalDays } from './critical-days'
import { dateToDrawing } from './date-to-drawing'
import { eightSteps } from './eight-steps'
import { readingOrder } from './reading-order'
import { sevenChakras } from './seven-chakras'
import { threeCycles } from './three-cycles'
import { twoPeople } from './two-people'
import { yearInWaves } from './year-in-waves'

/** A silent video of the library; its captions explain it (seed/content/site/videos.json). */
export type LibraryVideo = {
  /** File name in seed/content/videos without extension, and key of its texts. */
  name: string
  seconds: number
  /** SVG source of the picture at a second. */
  draw: (second: number) => string
  /** Second of the video that is its poster. */
  poster: number
}

/** All videos of /videos, and those of lessons. */
export const libraryVideos = [
  { name: 'library-date-to-drawing', seconds: 39, draw: dateToDrawing('1984-06-12'), poster: 35 },
  {
    name: 'library-three-cycles',
    seconds: 35,
    draw: threeCycles({ birth: '1984-06-12', from: '2026-03-01' }),
    poster: 29,
  },
  {
    name: 'library-critical-days',
    seconds: 30,
    draw: criticalDays({ birth: '1984-06-12', from: '2026-05-01' }),
    poster: 28,
  },
  {
    name: 'library-two-people',
    seconds: 36,
    draw: twoPeople({ one: '1984-06-12', other: '1957-06-14' }),
    poster: 34,
  },
  { name: 'library-seven-chakras', seconds: 42, draw: sevenChakras('1965-09-05'), poster: 23 },
  {
    name: 'library-year-in-waves',
    seconds: 40,
    draw: yearInWaves({ birth: '1965-09-05', from: '2026-01-01' }),
    poster: 16,
  },
  { name: 'library-reading-order', seconds: 42, draw: readingOrder('1984-06-12'), poster: 34 },
  { name: 'library-circle-to-wave', seconds: 46, draw: circleToWave, poster: 38 },
  {
    name: 'library-eight-steps',
    seconds: 45,
    draw: eightSteps({ one: '1983-10-03', other: '1985-01-07' }),
    poster: 24,
  },
] as const satisfies readonly LibraryVideo[]

export type LibraryVideoName = (typeof libraryVideos)[number]['name']

export const isLibraryVideo = (name: string): name is LibraryVideoName =>
  libraryVideos.some((video) => video.name === name)
