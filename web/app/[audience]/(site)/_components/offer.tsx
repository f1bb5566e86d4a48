import { Blocks } from '@/features/blocks/blocks'
import type { IndexVariant } from '@/server/cms/schemas'
import { partOf } from '@/server/preview/part'
import { EditorsButton } from '@/ui/button/editors-button'
import { Picture } from '@/ui/media/picture'
import { Video } from '@/ui/media/video'
import styles from './offer.module.css'

type OfferProps = { offer: NonNullable<IndexVariant['offer']>; variant: IndexVariant }

/** The variant's offer: a few sentences, a video or a picture, one button (spec §2). */
export function Offer({ offer, variant }: OfferProps) {
  const { description, image, video, buttonLabel, buttonUrl } = offer
  return (
    <section className={styles.offer}>
      {video && <Video video={video} poster={image} />}
      {image && !video && <Picture image={image} sizes="(min-width: 62.5rem) 40rem, 90vw" />}
      <div className={styles.text}>
        <Blocks blocks={description} part={partOf(variant, 'offer.description')} />
        {buttonUrl && buttonLabel && (
          <EditorsButton href={buttonUrl} {...partOf(variant, 'offer.buttonLabel')}>
            {buttonLabel}
          </EditorsButton>
        )}
      </div>
    </section>
  )
}
