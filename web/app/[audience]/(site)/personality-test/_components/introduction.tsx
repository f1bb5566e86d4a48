import { translations } from '@/base/words/translations'
import { exampleAnswers } from '@/features/personality/example'
import { ProfileFigure } from '@/features/personality/profile/profile-figure'
import { profileRows } from '@/features/personality/profile/profile-rows'
import { personalityWords } from '@/features/personality/profile/words'
import { profileOf } from '@/features/personality/scoring'
import styles from './page.module.css'

/** What the test is, with a sample profile as a preview of the result. */
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
