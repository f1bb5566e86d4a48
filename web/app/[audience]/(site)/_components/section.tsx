import { Blocks } from '@/components/blocks/blocks'
import { Wizard } from '@/components/interpretation-wizard/wizard'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button-link'
import type { Audience } from '@/lib/audiences'
import type { HomeSection } from '@/lib/cms/schemas'
import styles from './section.module.css'
import { anchorOf, isLetter, lookOf } from './section-looks'

type SectionProps = { section: HomeSection; audience: Audience; contactEmail: string }

/** One section of the home page: picture, title, text, one button; what is missing is left out. */
export function Section({ section, audience, contactEmail }: SectionProps) {
  const { image, title, text, buttonLabel, registrationLabel } = section
  const id = anchorOf(section.section)
  const look = lookOf(section.section)
  const href = section.buttonUrl || letterTo(contactEmail, section)
  return (
    <section className={styles[look]} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.inside} data-ground={look === 'band' ? 'night' : undefined}>
        {image && <Picture image={image} sizes="(min-width: 62.5rem) 34rem, 90vw" />}
        <div className={styles.text}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Blocks blocks={text} />
          {href && buttonLabel && (
            <ButtonLink look="quiet" href={href}>
              {buttonLabel}
            </ButtonLink>
          )}
          {registrationLabel && audience === 'visitor' && (
            <p className={styles.registration}>{registrationLabel}</p>
          )}
        </div>
        {look === 'wizard' && <Wizard />}
      </div>
    </section>
  )
}

function letterTo(email: string, { section, title }: HomeSection): string {
  return email && isLetter(section) ? `mailto:${email}?subject=${encodeURIComponent(title)}` : ''
}
