import { filmList } from '@/features/films/film-list'
import { listMetadata } from '@/features/listing/list-metadata'
import { ListPage } from '@/features/listing/list-page'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => listMetadata(filmList)

/** Every film (spec §2, /videos), for whoever is signed in. */
export default function Videos() {
  return <ListPage list={filmList} />
}
