import { type NewsletterPreferences, newsletterRhythms, newsletterTopics } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { Button } from '@/ui/button/button'
import fieldset from '@/ui/form/fieldset.module.css'
import formStyles from '@/ui/form/form.module.css'
import styles from './newsletter.module.css'
import { Tick } from './tick'

type PreferencesFormProps = { token: string; chosen: NewsletterPreferences }

/** Subjects and frequency of the newsletter. */
export function PreferencesForm({ token, chosen }: PreferencesFormProps) {
  const t = translations('newsletter.preferences')
  return (
    <form method="post" action="/api/newsletter/preferences" className={styles.form}>
      <input type="hidden" name="token" value={token} />
      <fieldset className={`${fieldset.titled} ${styles.choices}`}>
        <legend>{t('topics')}</legend>
        {newsletterTopics.map((topic) => (
          <Tick
            key={topic}
            id={`topic-${topic}`}
            name="topics"
            value={topic}
            defaultChecked={chosen.topics.includes(topic)}
          >
            {t(`topic.${topic}`)}
          </Tick>
        ))}
      </fieldset>
      <fieldset className={`${fieldset.titled} ${styles.choices}`}>
        <legend>{t('rhythms')}</legend>
        {newsletterRhythms.map((rhythm) => (
          <Tick
            key={rhythm}
            id={`rhythm-${rhythm}`}
            type="radio"
            name="rhythm"
            value={rhythm}
            defaultChecked={rhythm === chosen.rhythm}
          >
            {t(`rhythm.${rhythm}`)}
          </Tick>
        ))}
      </fieldset>
      <div className={formStyles.actions}>
        <Button type="submit">{t('submit')}</Button>
      </div>
    </form>
  )
}
