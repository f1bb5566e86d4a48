import type { ReactElement } from 'react'
import type { PictureWords } from './result-picture'
import type { Room } from './sizes'

/** Content of a picture: text, and a plate with the emblem or another drawing. The same words and data, the same picture. */
export type PictureContent = {
  words: PictureWords
  /** From which the drawing is made. */
  data: unknown
} & (
  | { plate: (room: Room) => ReactElement; emblem: ReactElement; figure?: never }
  | { plate?: never; emblem?: never; figure: ReactElement }
)
