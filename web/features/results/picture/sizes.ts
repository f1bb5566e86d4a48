/** Picture sizes in pixels: for a story, for a post, and for a link. */
export const pictureSizes = {
  story: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
  landscape: { width: 1200, height: 630 },
} as const

export type PictureShape = keyof typeof pictureSizes

export const isPictureShape = (text: string): text is PictureShape =>
  Object.hasOwn(pictureSizes, text)

export type Room = { width: number; height: number }

/** Size of the drawing in a picture, up to the edges: above the text, or beside it. */
export const stages = {
  story: { width: 1080, height: 1200 },
  square: { width: 1080, height: 620 },
  landscape: { width: 620, height: 630 },
} as const satisfies Record<PictureShape, Room>
