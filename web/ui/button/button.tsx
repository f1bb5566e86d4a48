import type { ComponentProps } from 'react'
import styles from './button.module.css'

/** One primary action per screen; all other buttons are quiet. */
export type ButtonLook = 'primary' | 'quiet'

export const buttonClass = (look: ButtonLook = 'primary') =>
  look === 'quiet' ? `${styles.button} ${styles.quiet}` : styles.button

export function Button({ look, ...rest }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button {...rest} className={buttonClass(look)} />
}
