import { mostVideoSeconds } from '@krono/contract'
import { fileName } from '../../publishing/uploads/file-name'
import { readVideo } from './read-video'
import type { VideoFile } from './video-file'
import { storeVideo } from './video-store'

/** Maximum video size accepted by the panel (config/middlewares: formidable). */
export const mostVideoBytes = 64 * 1024 * 1024

export type VideoFault = 'noVideo' | 'tooLarge' | 'tooLong'

/** Stores an uploaded video, or returns the reason for a refusal. The type is determined from the bytes only. */
export async function admitVideo(
  filepath: string,
  originalName: string,
): Promise<VideoFile | VideoFault> {
  const read = await readVideo(filepath)
  if (!read) return 'noVideo'
  if (read.bytes > mostVideoBytes) return 'tooLarge'
  if (read.seconds > mostVideoSeconds) return 'tooLong'
  return { key: await storeVideo(filepath), name: fileName(originalName, '.mp4'), ...read }
}
