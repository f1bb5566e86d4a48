import type { ReactElement } from 'react'
import type { PictureWords } from './result-picture'
import type { Room } from './sizes'

/** Of what a picture is made: words, and somebody's plate with the emblem or another drawing. */
export type PictureContent = { words: PictureWords } & (
  | { plate: (room: Room) => ReactElement; emblem: ReactElement; figure?: never }
  | { plate?: never; emblem?: never; figure: ReactElement }
)
