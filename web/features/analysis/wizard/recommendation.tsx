import { linkToInterpretation } from '@/base/routing/interpretations'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { productOfAnalysis } from '@/lib/contract/analysis-kinds'
import { ButtonLink } from '@/ui/button/button-link'
import { SiteLink } from '@/ui/button/site-link'
import type { Outcome, Question, When } from './outcomes'
import styles from './wizard.module.css'

/** The answers for which the style sheet shows an element. */
const shownFor = (when: When = {}) =>
  Object.fromEntries(
    (Object.keys(when) as Question[]).map((name) => [`data-${name}`, when[name]?.join(' ')]),
  )

type RecommendationProps = {
  outcome: Outcome
  /** The kinds that have a page. */
  known: Parameters<typeof linkToInterpretation>[1]
}

/** One kind of interpretation: what it is, the reason for it, and the link to it. */
export function Recommendation({ outcome, known }: RecommendationProps) {
  const t = translations('interpretations.wizard')
  const { kind, when, why, other } = outcome
  const analysis = translations('analysis')
  const href = linkToInterpretation(kind, known)
  const toOther = other && linkToInterpretation(other.kind, known)
  return (
    <div className={styles.result} {...shownFor(when)}>
      <h3>{analysis(`kind.${kind}`)}</h3>
      <p>{t(`kind.${kind}`)}</p>
      <div className={styles.why}>
        <p>{t('because')}</p>
        <ul>
          {why.map((row) => (
            <li key={row.reason} {...shownFor(row.when)}>
              {t(`why.${row.reason}`)}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.ways}>
        {href && (
          <ButtonLink look="quiet" href={href}>
            {t('open')}
          </ButtonLink>
        )}
        <span {...shownFor({ purpose: ['gift'] })}>
          <SiteLink href={linkTo('gift', { product: productOfAnalysis(kind) })}>
            {t('give')}
          </SiteLink>
        </span>
        {other && toOther && (
          <span {...shownFor(other.when)}>
            <SiteLink href={toOther}>
              {t('other', { kind: analysis(`kind.${other.kind}`) })}
            </SiteLink>
          </span>
        )}
      </p>
    </div>
  )
}
