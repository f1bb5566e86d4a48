import type { QuestionKind } from '@krono/contract'
import { fill } from '@/base/text/fill'
import styles from './quiz.module.css'

type QuestionAnswersProps = {
  name: string
  kind: QuestionKind
  answers: readonly string[]
  chosen: readonly number[]
  /** Name of a place in the order, such as `{place}. hely`. */
  place: string
  /** Whether presses on buttons are noticed. */
  isReady: boolean
  onChoose: (place: number) => void
}

/** The answers of a question: radio buttons, check boxes, or buttons that are pressed in the right order. */
export function QuestionAnswers(props: QuestionAnswersProps) {
  const { name, kind, answers, chosen, place, isReady, onChoose } = props
  return (
    <ul className={styles.answers}>
      {answers.map((answer, index) => {
        const at = chosen.indexOf(index)
        return (
          <li key={answer}>
            {kind === 'order' ? (
              <button
                type="button"
                className={styles.answer}
                aria-pressed={at >= 0}
                disabled={!isReady}
                onClick={() => onChoose(index)}
              >
                <span className={styles.place}>
                  {at >= 0 && (
                    <>
                      <span aria-hidden="true">{at + 1}</span>
                      <span className="visually-hidden">{fill(place, { place: at + 1 })}</span>
                    </>
                  )}
                </span>
                <span>{answer}</span>
              </button>
            ) : (
              <label className={styles.answer}>
                <input
                  type={kind === 'one' ? 'radio' : 'checkbox'}
                  name={name}
                  checked={at >= 0}
                  onChange={() => onChoose(index)}
                />
                <span>{answer}</span>
              </label>
            )}
          </li>
        )
      })}
    </ul>
  )
}
