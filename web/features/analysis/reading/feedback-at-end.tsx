import { type Analysis, type AnalysisChapter, isAboutPeople } from '@krono/contract'
import { locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'
import { documentWords } from '../document/document-words'
import { FeedbackButtons } from './feedback-buttons'

/**
 * The end of each chapter of an analysis for its owner: asks whether it describes its people. Nothing in a chapter without
 * texts about them.
 */
export function feedbackAtEnd({ id, edition, feedback, people, language }: Analysis) {
  const { t, chapter: titleOf } = documentWords(language)
  const about = people.length === 1 ? 'one' : 'several'
  const callWords = savingWords({ submit: translations('error')('retry') })
  const words = {
    question: t(`analysis.feedback.${about}.question`),
    fits: t(`analysis.feedback.${about}.fits`),
    notReally: t('analysis.feedback.notReally'),
  }
  return function atEnd({ key, blocks }: AnalysisChapter) {
    if (!blocks.some(isAboutPeople)) return null
    return (
      <FeedbackButtons
        // Another edition has feedback of its own.
        key={edition}
        of={{ id, chapter: key, edition }}
        value={feedback.find(({ chapter }) => chapter === key)?.value ?? null}
        words={words}
        title={titleOf(key)}
        callWords={callWords}
        siteLang={locale}
      />
    )
  }
}
