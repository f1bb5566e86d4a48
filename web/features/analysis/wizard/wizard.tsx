import { translations } from '@/base/words/translations'
import { getLeads } from '@/server/cms/addresses'
import { getMenuOverrides } from '@/server/cms/calls'
import fieldset from '@/ui/form/fieldset.module.css'
import { outcomes, type Question, questions } from './outcomes'
import { Recommendation } from './recommendation'
import styles from './wizard.module.css'

/** A question with its answers, none of them selected. */
function Choice({ name }: { name: Question }) {
  const t = translations('interpretations.wizard')
  return (
    <fieldset className={`${styles.choice} ${fieldset.whole}`} data-name={name}>
      <legend>{t(name)}</legend>
      {questions[name].map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} autoComplete="off" />
          <span>{t(value)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * Three questions, and the interpretation recommended for the answers. All outcomes are in the page and the style sheet
 * shows the matching one, without a script. `method="dialog"` keeps Enter from submitting the form.
 */
export async function Wizard() {
  const t = translations('interpretations.wizard')
  const [overrides, leads] = await Promise.all([getMenuOverrides(), getLeads()])
  return (
    <form className={styles.wizard} method="dialog" aria-label={t('label')}>
      <div className={styles.inside}>
        <div className={styles.questions}>
          {(Object.keys(questions) as Question[]).map((name) => (
            <Choice key={name} name={name} />
          ))}
        </div>
        <div className={styles.results} role="status">
          <p className={styles.waiting}>{t('waiting')}</p>
          {outcomes.map((outcome) => (
            <Recommendation key={outcome.id} outcome={outcome} known={{ overrides, leads }} />
          ))}
        </div>
        <p className={styles.again}>
          <button type="reset">{t('again')}</button>
        </p>
      </div>
    </form>
  )
}
