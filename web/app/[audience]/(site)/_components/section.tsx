import type { ReactNode } from 'react'
import type { Audience } from '@/base/routing/audiences'
import { linkTo } from '@/base/routing/links'
import { Wizard } from '@/features/analysis/wizard/wizard'
import { Blocks } from '@/features/blocks/blocks'
import { Contact } from '@/features/contact/contact'
import { SignupForm } from '@/features/newsletter/signup-form'
import type { HomeSection } from '@/server/cms/schemas'
import { partOf } from '@/server/preview/part'
import { EditorsButton } from '@/ui/button/editors-button'
import { Picture } from '@/ui/media/picture'
import { LanguageNote } from '@/ui/notice/language-note'
import styles from './section.module.css'
import { anchorOf, lookOf } from './section-looks'
import { Videos } from './videos'

type SectionProps = {
  section: HomeSection
  audience: Audience
  /** Content below the text. */
  children?: ReactNode
}

/** One section of the home page: picture, title, text, one button; missing parts are left out. */
export function Section({ section, audience, children }: SectionProps) {
  const { image, title, text, buttonLabel, registrationLabel } = section
  const id = anchorOf(section.section)
  const look = lookOf(section.section)
  const isForm = section.section === 'contact'
  const isNewsletter = section.section === 'newsletter'
  const signsUp = isNewsletter && audience === 'visitor'
  // Members manage the newsletter in their profile.
  const toProfile = isNewsletter ? `${linkTo('profile')}#newsletter` : ''
  const href = isForm || signsUp ? '' : section.buttonUrl || toProfile
  return (
    <section
      className={styles[look]}
      id={id}
      data-section={section.section}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.inside} data-ground={look === 'band' ? 'night' : undefined}>
        {image && <Picture image={image} sizes="(min-width: 62.5rem) 34rem, 90vw" />}
        <div className={styles.text}>
          <h2 id={`${id}-title`} {...partOf(section, 'title')}>
            {title}
          </h2>
          <LanguageNote lang={section.lang} />
          <Blocks blocks={text} part={partOf(section, 'text')} />
          {section.section === 'videos' && <Videos />}
          {signsUp && <SignupForm look="quiet" />}
          {href && buttonLabel && (
            <EditorsButton look="quiet" href={href} {...partOf(section, 'buttonLabel')}>
              {buttonLabel}
            </EditorsButton>
          )}
          {registrationLabel && audience === 'visitor' && (
            <p className={styles.registration} {...partOf(section, 'registrationLabel')}>
              {registrationLabel}
            </p>
          )}
        </div>
        {look === 'wizard' && <Wizard />}
        {isForm && <Contact submit={buttonLabel} />}
      </div>
      {children}
    </section>
  )
}
