import type { SearchParams } from '@/base/routing/search-params'
import { listMetadata } from '@/features/listing/list-metadata'
import { ListPage } from '@/features/listing/list-page'
import { videoList } from '@/features/videos/video-list'

type Props = { searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props) =>
  listMetadata(videoList, await searchParams)

/** The videos for a request with list parameters. */
export default async function AskedVideos({ searchParams }: Props) {
  return <ListPage list={videoList} query={await searchParams} />
}
