import type { Language } from '@krono/contract'
import { daysFilm } from './days-film'
import { drawingFilm } from './drawing-film'

/** A silent film of the site; what moves in it is somebody's chart. */
export type Film = {
  /** File name in seed/content/films, without its ending. */
  name: string
  alternativeText: Record<Language, string>
  /** SVG source of the picture at a share (0 to 1) of the film. */
  draw: (share: number) => string
  /** The share whose picture stands for the film before it runs. */
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
  draw: drawingFilm(birth),
  poster: 1,
})
const days = (birth: string, from: string) => ({
  alternativeText: daysText,
  draw: daysFilm({ birth, from }),
  poster: 0,
})

/** Every film that the seed brings into the media library, one for each home page. */
export const films = [
  { name: 'film-visitor', ...drawing('1984-06-12') },
  { name: 'film-registered', ...days('1984-06-12', '2026-03-01') },
  { name: 'film-monthly', ...days('1957-06-14', '2026-05-01') },
  { name: 'film-yearly', ...drawing('1965-09-05') },
] as const satisfies readonly Film[]

export type FilmName = (typeof films)[number]['name']

export const isFilmName = (name: string): name is FilmName =>
  films.some((film) => film.name === name)

/** The picture that stands for a film before it runs. */
export function posterOf(name: FilmName) {
  const film = films.find((one) => one.name === name) ?? films[0]
  return () => film.draw(film.poster)
}
