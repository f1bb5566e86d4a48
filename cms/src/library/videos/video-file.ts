import { mostVideoSeconds } from '@krono/contract'
import { z } from 'zod'
import { videoKeyForm } from './video-store'

/** The value of a video's field: storage key, the editor's file name, and the facts read from its bytes. */
export const videoFileSchema = z.object({
  key: z.string().regex(videoKeyForm),
  name: z.string().min(1).max(200),
  bytes: z.number().int().positive(),
  seconds: z.number().int().min(1).max(mostVideoSeconds),
})

export type VideoFile = z.infer<typeof videoFileSchema>
