import { getSiteSettings } from '@/server/cms/site-settings'
import styles from './notice.module.css'

/** The notice of site admins above every page of the site (/admin/systemSettings); nothing without one. */
export async function Notice() {
  const { notice } = await getSiteSettings()
  return notice === '' ? null : (
    <p className={styles.notice} role="note">
      {notice}
    </p>
  )
}
