import { translations } from '@/i18n/translations'
import { getMenuOverrides } from '@/lib/cms/calls'
import { Choice } from './choice'
import { Recommendation } from './recommendation'
import { depths, type RecommendationName, recommendations, subjects } from './recommendations'
import styles from './wizard.module.css'

/**
 * Asks whom an interpretation should be about and how deep it should go, and recommends one. All of
 * them are in the page and the style sheet shows the one that the answers point at: no script.
 */
export async function Wizard() {
  const t = translations('wizard')
  const overrides = await getMenuOverrides()
  return (
    <form className={styles.wizard} aria-label={t('label')}>
      <Choice
        name="subject"
        legend={t('subject')}
        options={subjects.map((value) => ({ value, label: t(value) }))}
      />
      <Choice
        name="depth"
        legend={t('depth')}
        options={depths.map((value) => ({ value, label: t(value) }))}
      />
      <div className={styles.results} role="status">
        {(Object.keys(recommendations) as RecommendationName[]).map((name) => (
          <Recommendation
            key={name}
            name={name}
            override={overrides[recommendations[name].override]}
          />
        ))}
      </div>
    </form>
  )
}
