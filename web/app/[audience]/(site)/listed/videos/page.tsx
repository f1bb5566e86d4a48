import type { SearchParams } from '@/base/routing/search-params'
import { filmList } from '@/features/films/film-list'
import { listMetadata } from '@/features/listing/list-metadata'
import { ListPage } from '@/features/listing/list-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props) =>
  listMetadata(filmList, await searchParams)

/** Films as somebody asks for them. */
export default async function AskedVideos({ searchParams }: Props) {
  return <ListPage list={filmList} query={await searchParams} />
}
