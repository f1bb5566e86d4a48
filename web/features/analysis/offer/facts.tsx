import { type AnalysisKind, downloadDays, pagesOfAnalysis, peopleOfAnalysis } from '@krono/contract'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import styles from './interpretation.module.css'

/** Facts about a kind of analysis, independent of editors' texts. */
export function Facts({ kind }: { kind: AnalysisKind }) {
  const t = translations('interpretations.facts')
  const rows = [
    [t('people'), peopleText(kind)],
    [t('length'), lengthText(kind)],
    [t('ready'), t('readyAt')],
    [t('form'), t('formOf')],
    [t('link'), t('linkOf', { days: downloadDays })],
    [t('languages'), t('languagesOf')],
    [t('change'), t('changeOf')],
    [t('use'), t('useOf')],
  ]
  return (
    <Card className={styles.facts} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('title')}</h2>
      <dl>
        {rows.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The length of an analysis: its pages, or what the length depends on. */
export function lengthText(kind: AnalysisKind): string {
  const t = translations('interpretations.facts.lengthOf')
  if (kind === 'family' || kind === 'group') return t(kind)
  const [fewest, most] = pagesOfAnalysis[kind]
  return fewest < most ? t('range', { fewest, most }) : t('pages', { pages: most })
}

/** How many people an analysis is about. */
export function peopleText(kind: AnalysisKind): string {
  const t = translations('interpretations.facts.peopleOf')
  const [fewest, most] = peopleOfAnalysis(kind)
  if (fewest < most) return t('range', { fewest, most })
  return t(most === 1 ? 'one' : 'two')
}
