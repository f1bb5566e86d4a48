import { readFileSync } from 'node:fs'
import { videoFile } from '../../seed/videos/video-file'
import { getWithToken } from './content'
import { secrets } from './environment'
import { newAddress } from './people'
import type { RunningCms } from './running'

/** Slugs (Hungarian, last part) of two seeded videos: for all accounts, and for members with a plan. */
export const [openVideo, closedVideo] = ['harom-ciklus', 'ket-ember-egymas-mellett'] as const

export const bytesOf = (name: string) => readFileSync(videoFile(name))

type ListedVideo = {
  documentId: string
  slug: string
  forWhom: 'everyMember' | 'payingMember'
  seconds: number
}

/** The seeded videos, as web lists them. */
export async function listVideos(cms: RunningCms, locale = 'hu'): Promise<ListedVideo[]> {
  const query = `films?locale=${locale}&sort=order&pagination[pageSize]=100`
  return (await (await getWithToken(cms, query)).json()).data
}

/** A seeded video by the end of its Hungarian slug. */
export async function findVideoBy(cms: RunningCms, slug: string): Promise<ListedVideo> {
  const found = (await listVideos(cms)).find((video) => video.slug === slug)
  if (!found) throw new Error(`The seed has no film ${slug}`)
  return found
}

type Asked = { token?: string | undefined; headers?: Record<string, string>; method?: string }

/** Requests the bytes of a video, as web does for a viewer. */
export async function requestVideo(
  { url }: RunningCms,
  path: string,
  { token, headers = {}, method = 'GET' }: Asked = {},
) {
  const answer = await fetch(`${url}/api/films/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
      'X-Forwarded-For': newAddress(),
      'Accept-Encoding': 'identity',
      ...(token !== undefined && { token }),
      ...headers,
    },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}
