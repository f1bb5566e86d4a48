import styles from './wizard.module.css'

type ChoiceProps = {
  name: string
  legend: string
  options: readonly { value: string; label: string }[]
}

/** A question with a few answers, the first of them given. */
export function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset className={styles.choice} data-name={name}>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0}
            autoComplete="off"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
