import { getImageProps } from 'next/image'
import type { Image } from '@/server/cms/schemas'

type PictureProps = {
  image: Image
  /** Another crop for phones. */
  narrow?: Image | undefined
  /** Width on the page in CSS, so that the browser picks the right file. */
  sizes: string
  /** On the first screen: loaded eagerly and with high priority. */
  isFirst?: boolean
}

/** A picture of the cms through Next's optimiser. Plain markup, because `next/image` is a client component. */
export function Picture({ image, narrow, sizes, isFirst = false }: PictureProps) {
  const { props } = getImageProps({ ...sourceOf(image), alt: image.alternativeText, sizes })
  const phone = narrow && getImageProps({ ...sourceOf(narrow), alt: '', sizes: '100vw' }).props
  return (
    <picture>
      {phone && <source media="(max-width: 62.49rem)" srcSet={phone.srcSet} sizes={phone.sizes} />}
      <img
        {...props}
        alt={image.alternativeText}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  )
}

function sourceOf(image: Image) {
  return { src: image.url, width: image.width ?? 1200, height: image.height ?? 900 }
}
