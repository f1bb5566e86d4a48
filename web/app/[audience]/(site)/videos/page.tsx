import { listMetadata } from '@/features/listing/list-metadata'
import { ListPage } from '@/features/listing/list-page'
import { videoList } from '@/features/videos/video-list'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => listMetadata(videoList)

/** All videos (spec §2, /videos), for signed-in users. */
export default function Videos() {
  return <ListPage list={videoList} />
}
