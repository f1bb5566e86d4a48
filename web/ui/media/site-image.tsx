import { ContentError } from '@/server/cms/content-error'
import { getSiteImage, type SiteImageId } from '@/server/cms/images'
import { Picture } from './picture'

type SiteImageProps = { id: SiteImageId; sizes: string; isFirst?: boolean }

/**
 * A picture by its identifier, with the text that its editor gave it. It stands beside a message that
 * must be read whatever happens: without the picture, or without the cms, nothing is drawn.
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
