import { translations } from '@/base/words/translations'
import styles from './consent.module.css'

/** Opens the cookie bar again with the current choice; a button in the footer. */
export function ConsentSettings() {
  return (
    <button type="button" className={styles.settings} data-choose="open">
      {translations('consent')('settings')}
    </button>
  )
}
