import type { ReactElement } from 'react'
import type { PictureWords } from './result-picture'
import type { Room } from './sizes'

/** Content of a picture: text, and a plate with the emblem or another drawing. */
export type PictureContent = { words: PictureWords } & (
  | { plate: (room: Room) => ReactElement; emblem: ReactElement; figure?: never }
  | { plate?: never; emblem?: never; figure: ReactElement }
)
