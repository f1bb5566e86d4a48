/** Pictures to take along: for a story or a post, and for a link (in pixels). */
export const pictureSizes = {
  portrait: { width: 1080, height: 1350 },
  landscape: { width: 1200, height: 630 },
} as const

export type PictureShape = keyof typeof pictureSizes

export const isPictureShape = (text: string): text is PictureShape =>
  Object.hasOwn(pictureSizes, text)
