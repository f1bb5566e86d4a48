import { ButtonLink } from '@/components/ui/button-link'
import { translations } from '@/i18n/translations'
import { leadsSomewhere, linkTo } from '@/lib/links'
import { type RecommendationName, recommendations } from './recommendations'
import styles from './wizard.module.css'

type RecommendationProps = {
  name: RecommendationName
  /** The address that site admins gave to this kind of interpretation. */
  override: string | undefined
}

/** One kind of interpretation: what it is, and its page; while that is to come, the public calculator. */
export function Recommendation({ name, override }: RecommendationProps) {
  const t = translations('wizard')
  const page = [override, linkTo(recommendations[name].route)].find(
    (href) => href && leadsSomewhere(href),
  )
  return (
    <div className={styles.result} data-name={name}>
      <h3>{t(`${name}Title`)}</h3>
      <p>{t(`${name}Text`)}</p>
      {!page && <p className={styles.note}>{t('notYet')}</p>}
      <ButtonLink look="quiet" href={page ?? linkTo('visitorWorksheet')}>
        {page ? t('open') : t('calculator')}
      </ButtonLink>
    </div>
  )
}
