import { Blocks } from '@/components/blocks/blocks'
import { Film } from '@/components/media/film'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button-link'
import type { IndexVariant } from '@/lib/cms/schemas'
import styles from './offer.module.css'

/** The variant's offer: a few sentences, a film or a picture, one button (spec §2). */
export function Offer({ offer }: { offer: NonNullable<IndexVariant['offer']> }) {
  const { description, image, video, buttonLabel, buttonUrl } = offer
  return (
    <section className={styles.offer}>
      {video && <Film film={video} poster={image} />}
      {image && !video && <Picture image={image} sizes="(min-width: 62.5rem) 40rem, 90vw" />}
      <div className={styles.text}>
        <Blocks blocks={description} />
        {buttonUrl && buttonLabel && <ButtonLink href={buttonUrl}>{buttonLabel}</ButtonLink>}
      </div>
    </section>
  )
}
