import path from 'node:path'
import { contentFolder } from '../content-files'

/** Where a finished film lies: made once and kept in the repository, so that seeding needs no ffmpeg. */
export const filmFile = (name: string) => path.join(contentFolder, 'films', `${name}.mp4`)
