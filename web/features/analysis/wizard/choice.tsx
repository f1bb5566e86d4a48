import { translations } from '@/base/words/translations'
import fieldset from '@/ui/form/fieldset.module.css'
import { type Question, questions } from './outcomes'
import styles from './wizard.module.css'

/** A question with a few answers, none of them given. */
export function Choice({ name }: { name: Question }) {
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
