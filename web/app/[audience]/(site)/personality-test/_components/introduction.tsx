import { ProfileFigure } from '@/components/personality/profile-figure'
import { profileRows } from '@/components/personality/profile-rows'
import { personalityWords } from '@/components/personality/words'
import { translations } from '@/i18n/translations'
import { exampleAnswers } from '@/lib/personality/example'
import { profileOf } from '@/lib/personality/scoring'
import styles from './page.module.css'

/** What the test is, and a made-up profile to see what will come of it. */
export function Introduction({ count }: { count: number }) {
  const t = translations('personality')
  const rows = profileRows(profileOf(exampleAnswers), personalityWords())
  return (
    <>
      <ol className={styles.steps}>
        <li>{t('steps.answer', { count })}</li>
        <li>{t('steps.profile')}</li>
        <li>{t('steps.more')}</li>
      </ol>
      <figure className={styles.example}>
        <ProfileFigure rows={rows} label={t('exampleTitle')} />
        <figcaption>{t('exampleTitle')}</figcaption>
      </figure>
    </>
  )
}
