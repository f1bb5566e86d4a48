import type { FeltDay } from '@/lib/contract/felt-days'
import { feltScales, feltSteps, feltWordLength } from '@/lib/contract/felt-scales'
import { TextField } from '@/ui/form/text-field'
import styles from './felt-form.module.css'
import type { FeltWords } from './felt-words'

type FeltRowsProps = { day: string; userId: string; felt: FeltDay | undefined; words: FeltWords }

/** Three rows of five buttons, and a word. */
export const FeltRows = ({ day, userId, felt, words }: FeltRowsProps) => (
  <>
    <input type="hidden" name="day" value={day} />
    <input type="hidden" name="userId" value={userId} />
    {feltScales.map((scale) => (
      <fieldset key={scale} className={styles.scale} data-scale={scale}>
        <legend>
          {words.scale[scale]}
          <span className="visually-hidden">
            {`, 1: ${words.low[scale]}, 5: ${words.high[scale]}`}
          </span>
        </legend>
        <div className={styles.steps}>
          {feltSteps.map((step) => (
            <label key={step}>
              <input
                type="radio"
                name={scale}
                value={step}
                defaultChecked={felt?.[scale] === step}
              />
              <span>{step}</span>
            </label>
          ))}
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>{words.low[scale]}</span>
          <span>{words.high[scale]}</span>
        </p>
      </fieldset>
    ))}
    <div className={styles.word}>
      <TextField
        id="felt-word"
        name="word"
        label={words.word}
        maxLength={feltWordLength}
        defaultValue={felt?.word}
      />
    </div>
  </>
)
