import type { BlockOf } from '@/lib/contract/blocks'
import { Picture } from '@/ui/media/picture'
import styles from './figure.module.css'
import { widthInText } from './width-in-text'

/** A picture between two paragraphs, with their width. */
export function BlockImage({ block: { image } }: { block: BlockOf<'image'> }) {
  return (
    <figure className={styles.picture}>
      <Picture image={image} sizes={widthInText} />
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}
