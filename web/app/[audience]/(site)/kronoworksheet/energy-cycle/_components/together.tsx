import type { Tier } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { personPickerWords } from '@/features/people/picker/person-picker-words'
import { findSavedDate } from '@/server/session/find-saved-date'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import styles from './energy-cycle.module.css'
import { PairCycles } from './pair-cycles'
import { PickPerson } from './pick-person'

type TogetherProps = { birth: string; tier: Tier; chosen: string }

/** The user's cycles beside those of a saved person; for premium members, a description of it for others. */
export async function Together({ birth, tier, chosen }: TogetherProps) {
  const t = translations('energyCycle.together')
  if (tier === 'free') {
    return (
      <Card id="together" className={styles.calm} aria-labelledby="together-title">
        <h2 id="together-title">{t('premiumTitle')}</h2>
        <p>{t('premiumText')}</p>
        <ButtonLink look="quiet" href={linkTo('payment')}>
          {t('premiumAction')}
        </ButtonLink>
      </Card>
    )
  }
  const person = chosen ? await findSavedDate(chosen) : undefined
  return (
    <section id="together" className={styles.together} aria-labelledby="together-title">
      <Card className={styles.calm}>
        <h2 id="together-title">
          {person ? t.rich('heading', { name: () => <bdi>{person.name}</bdi> }) : t('title')}
        </h2>
        {!person && <p>{t('lead')}</p>}
        {chosen && !person && <p role="alert">{t('gone')}</p>}
        <PickPerson
          words={personPickerWords({ label: person ? t('pickAnother') : t('pick') })}
          page={linkTo('energyCycle')}
        />
        {person && (
          <p>
            <a href={linkTo('energyCycle')}>{t('alone')}</a>
          </p>
        )}
      </Card>
      {person && <PairCycles birth={birth} person={person} />}
    </section>
  )
}
