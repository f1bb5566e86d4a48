import { translations } from '@/base/words/translations'
import { Blocks } from '@/features/blocks/blocks'
import type { InterpretationPage } from '@/server/cms/schemas'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { MailLink } from '@/ui/page/mail-link'
import styles from './interpretation.module.css'

/** What people ask before they order, in the editors' words; nothing while there are none. */
export function Questions({ faq }: Pick<InterpretationPage, 'faq'>) {
  const t = translations('interpretations')
  if (faq.length === 0) return null
  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions')}</h2>
      {faq.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          <Blocks blocks={answer} />
        </Disclosure>
      ))}
      <MailLink words={t('write')} />
    </section>
  )
}
