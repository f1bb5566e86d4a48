import path from 'node:path'
import { contentFolder } from '../content-files'

/** Path of a rendered video: rendered once and committed, so that seeding needs no ffmpeg. */
export const videoFile = (name: string) => path.join(contentFolder, 'videos', `${name}.mp4`)
