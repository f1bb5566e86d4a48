import { chakras } from '@krono/chart'
import { formatFigure } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Computed } from '@/features/chart/reading/computed'
import analysis from '@/features/chart/reading/reading.module.css'
import { Prose } from '@/ui/blocks/prose'
import { Card } from '@/ui/card/card'
import type { Texts } from '../chart/reading/reading-props'
import { isolate, type Two } from './people'
import styles from './relationship.module.css'
import type { PairFacts } from './reversed'
import sides from './sides.module.css'
import { type DatedPerson, relationSteps, typeSteps } from './steps'

// The dot never begins a line.
const separator = '\u00a0· '

export type SideViewProps = {
  /** Makes the heading ids of the two sides distinct. */
  id: string
  /** The person addressed by the texts. */
  name: string
  facts: PairFacts
  dated: Two<DatedPerson> | undefined
  texts: Texts
}

/** The type and the seven chakras from one side (engine §5: teacher and learner depend on it). */
export function SideView({ id, name, facts, dated, texts }: SideViewProps) {
  const t = translations()
  const text = texts.get(`type.${facts.type}`)
  const type = t(`relationship.type.${facts.type}`)
  return (
    <>
      <Card aria-labelledby={`${id}-type`} className={styles.chapter}>
        <h2 id={`${id}-type`}>
          <span className={analysis.eyebrow}>
            {t('relationship.pair.type')}: {type}
          </span>{' '}
          <span className={analysis.value}>{text?.title ?? type}</span>
        </h2>
        {text && <Prose blocks={text.short} />}
        <p className={styles.quiet}>{t('relationship.pair.sideNote', { name: isolate(name) })}</p>
        {dated && <Computed about={t('relationship.pair.type')} steps={typeSteps(t, facts)} />}
      </Card>
      <Card aria-labelledby={`${id}-chakras`} className={styles.chapter}>
        <h2 id={`${id}-chakras`}>{t('relationship.pair.chakras')}</h2>
        {chakras.map(({ chakra }) => {
          const relation = facts.chakras[chakra]
          const chakraName = t(`chakraLong.${chakra}`)
          const kindText = texts.get(`kind.${relation.kind}.${chakra}`)
          const notes = [
            chakraName,
            t(`relationship.label.${relation.label}`),
            t(`relationship.kind.${relation.kind}`),
            ...(relation.reflection ? [t(`relationship.reflection.${relation.reflection}`)] : []),
          ]
          return (
            <article key={chakra} className={sides.chakra} aria-labelledby={`${id}-${chakra}`}>
              <p className={analysis.energy} style={{ color: `var(--${chakra}-text)` }}>
                <span aria-hidden="true">{formatFigure(relation.similarity)}</span>
                <span className="visually-hidden">
                  {t('relationship.pair.similarity', { value: formatFigure(relation.similarity) })}
                </span>
              </p>
              <header>
                <p className={analysis.note}>{notes.join(separator)}</p>
                <h3 id={`${id}-${chakra}`}>{kindText?.title ?? chakraName}</h3>
              </header>
              <div>
                {kindText && <Prose blocks={kindText.short} />}
                {dated && (
                  <Computed
                    about={chakraName}
                    steps={relationSteps(t, dated, { chakra, relation })}
                  />
                )}
              </div>
            </article>
          )
        })}
      </Card>
    </>
  )
}
