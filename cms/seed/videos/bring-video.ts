import { admitVideo } from '../../src/library/videos/admit-video'
import type { VideoFile } from '../../src/library/videos/video-file'
import type { SeedRecord } from '../record'
import type { LibraryVideoName } from './library/library-videos'
import { videoFile } from './video-file'

/** Imports the file of a video once, by the same code as an editor's upload. */
export async function bringVideo(
  { films }: SeedRecord,
  name: LibraryVideoName,
): Promise<VideoFile> {
  const known = films[name] ?? (await admitVideo(videoFile(name), `${name}.mp4`))
  if (typeof known === 'string') throw new Error(`${name} is no film: ${known}`)
  films[name] = known
  return known
}
