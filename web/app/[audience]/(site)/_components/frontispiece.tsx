import type { Image, IndexVariant } from '@/server/cms/schemas'
import { Picture } from '@/ui/media/picture'
import styles from './home.module.css'

type FrontispieceProps = { variant: IndexVariant; fallback: Image | undefined }

/** The editors' picture of a variant, or of the site. It is below the first screen and does not delay it. */
export function Frontispiece({ variant, fallback }: FrontispieceProps) {
  const image = variant.image ?? fallback
  if (!image) return null
  return (
    <div className={styles.picture}>
      <Picture
        image={image}
        narrow={variant.mobileBackground}
        sizes="(min-width: 62.5rem) 27rem, 100vw"
      />
    </div>
  )
}
