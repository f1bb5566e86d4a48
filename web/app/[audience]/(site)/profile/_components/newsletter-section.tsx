import { newsletterConsentText } from '@krono/contract'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { savingWords } from '@/ui/form/words'
import { NewsletterSwitch } from './newsletter-switch'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Newsletter subscription; the switch saves immediately. */
export function NewsletterSection({ user }: SectionProps) {
  const t = translations('profile.newsletter')
  return (
    <SectionCard
      id="newsletter"
      title={t('title')}
      lead={`${newsletterConsentText(language, env.PRODUCT_NAME)} ${t('lead')}`}
    >
      <NewsletterSwitch
        words={savingWords({ submit: t('label') })}
        status={{ on: t('on'), off: t('off'), asked: t('asked') }}
        isOn={user.newsLetter}
      />
    </SectionCard>
  )
}
