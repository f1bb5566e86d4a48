/** Edge lengths of the stored square sizes, in pixels; the first is the source of the rest. */
export const pictureSizes = [512, 256, 96] as const

export type PictureSize = (typeof pictureSizes)[number]
