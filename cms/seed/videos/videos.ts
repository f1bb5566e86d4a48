import type { Language } from '@krono/contract'
import { daysVideo } from './days-video'
import { drawingVideo } from './drawing-video'

/** A silent video of the site: the moving chart of a birth date. */
export type Video = {
  /** File name in seed/content/videos without extension. */
  name: string
  alternativeText: Record<Language, string>
  /** SVG source of the picture at a share (0 to 1) of the video. */
  draw: (share: number) => string
  /** Share of the video that is its poster. */
  poster: number
}

const drawingText = {
  hun: 'Néma film, nyolc másodperc: egy tengelyen hét gyűrű jelenik meg, aztán balra kirajzolódik a felvevő, jobbra, nappali fényben, a kiadó oldal',
  eng: 'A silent film of eight seconds: seven rings appear on an axis, then the outline that takes in unfolds on the left and, in daylight, the one that gives out on the right',
  rus: 'Немой фильм, восемь секунд: на оси появляются семь колец, затем слева раскрывается контур, который вбирает, а справа, при свете дня, тот, что отдаёт',
}

const daysText = {
  hun: 'Néma film, nyolc másodperc: hét hullám vonul át éjszakából nappalba a mai nap vonalán, rajtuk hét gyöngy emelkedik és süllyed',
  eng: 'A silent film of eight seconds: seven waves travel from night into day across the line of today, where seven beads rise and sink',
  rus: 'Немой фильм, восемь секунд: семь волн идут из ночи в день через черту сегодняшнего дня, семь бусин на ней поднимаются и опускаются',
}

const drawing = (birth: string) => ({
  alternativeText: drawingText,
  draw: drawingVideo(birth),
  poster: 1,
})
const days = (birth: string, from: string) => ({
  alternativeText: daysText,
  draw: daysVideo({ birth, from }),
  poster: 0,
})

/** All videos that the seed adds to the media library, one for each home page. */
export const videos = [
  { name: 'film-visitor', ...drawing('1984-06-12') },
  { name: 'film-registered', ...days('1984-06-12', '2026-03-01') },
  { name: 'film-monthly', ...days('1957-06-14', '2026-05-01') },
  { name: 'film-yearly', ...drawing('1965-09-05') },
] as const satisfies readonly Video[]

export type VideoName = (typeof videos)[number]['name']

export const isVideoName = (name: string): name is VideoName =>
  videos.some((video) => video.name === name)

/** The poster of a video. */
export function posterOf(name: VideoName) {
  const video = videos.find((one) => one.name === name) ?? videos[0]
  return () => video.draw(video.poster)
}
