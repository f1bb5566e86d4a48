import { translations } from '@/base/words/translations'
import { Contact } from './contact'
import styles from './contact.module.css'

/** The form on the contact page. */
export function ContactCard() {
  return (
    <section className={styles.card} aria-labelledby="write">
      <h2 id="write">{translations('contact')('title')}</h2>
      <Contact />
    </section>
  )
}
