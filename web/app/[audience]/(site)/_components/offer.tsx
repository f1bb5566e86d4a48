import { Blocks } from '@/features/blocks/blocks'
import type { IndexVariant } from '@/server/cms/schemas'
import { ButtonLink } from '@/ui/button/button-link'
import { Film } from '@/ui/media/film'
import { Picture } from '@/ui/media/picture'
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
