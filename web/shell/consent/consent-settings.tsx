import { translations } from '@/base/words/translations'
import styles from './consent.module.css'

/** Opens the bar again with the choice as it stands; a place for it is the footer. */
export function ConsentSettings() {
  return (
    <button type="button" className={styles.settings} data-choose="open">
      {translations('consent')('settings')}
    </button>
  )
}
