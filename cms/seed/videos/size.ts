/** Size of every video, in pixels. */
export const size = { width: 960, height: 540 } as const
