import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import type { InterpretationPage } from '@/server/cms/schemas'
import { partOf } from '@/server/preview/part'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { MailLink } from '@/ui/page/mail-link'
import styles from './interpretation.module.css'

/** Frequent questions before an order, written by editors; nothing if there are none. */
export function Questions({ page }: { page: InterpretationPage }) {
  const { faq } = page
  const t = translations('interpretations')
  if (faq.length === 0) return null
  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions')}</h2>
      {faq.map(({ id, question, answer }, index) => (
        <Disclosure
          key={id}
          summary={<span {...partOf(page, `faq.${index}.question`)}>{question}</span>}
        >
          <Blocks blocks={answer} part={partOf(page, `faq.${index}.answer`)} />
        </Disclosure>
      ))}
      <MailLink words={t('write')} />
    </section>
  )
}
