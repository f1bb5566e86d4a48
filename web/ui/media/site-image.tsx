import { ContentError } from '@/server/cms/content-error'
import { getSiteImage, type SiteImageId } from '@/server/cms/images'
import { Picture } from './picture'

type SiteImageProps = { id: SiteImageId; sizes: string; isFirst?: boolean }

/**
 * A picture by its identifier, with its alternative text. It is used beside messages that must always be shown: if there
 * is no picture or the cms is down, it renders nothing.
 */
export async function SiteImage({ id, ...picture }: SiteImageProps) {
  const image = await getSiteImage(id).catch(nothingIfUnreachable)
  return image ? <Picture image={image} {...picture} /> : null
}

function nothingIfUnreachable(error: unknown) {
  if (!(error instanceof ContentError)) throw error
  console.warn(error.message)
  return undefined
}
