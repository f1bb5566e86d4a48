import { translations } from '@/base/words/translations'
import styles from './profile-nav.module.css'
import type { ShownGroup } from './shown-groups'

/** Navigation to the four groups of the profile; on wide screens also to each of their parts. */
export function ProfileNav({ groups }: { groups: readonly ShownGroup[] }) {
  const t = translations('profile')
  return (
    <nav className={styles.nav} aria-label={t('navigation')}>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id}>
            <a className={styles.group} href={`#${group.id}`}>
              {t(`groups.${group.id}`)}
            </a>
            <ul className={styles.parts}>
              {group.sections.map(({ id }) => (
                <li key={id}>
                  <a href={`#${id}`}>{t(`sections.${id}`)}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
