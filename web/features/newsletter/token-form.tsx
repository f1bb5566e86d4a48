import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import formStyles from '@/ui/form/form.module.css'
import styles from './newsletter.module.css'

type TokenFormProps = {
  action: string
  /** Of a letter. */
  token: string
  submit: string
  /** Of which letters the page after it speaks; left out: of the newsletter. */
  about?: string | undefined
  look?: 'primary' | 'quiet'
  children?: ReactNode
}

/** One button that does what a letter's link is for; it needs no script and no cookie. */
export const TokenForm = ({ action, token, submit, about, look, children }: TokenFormProps) => (
  <form method="post" action={action} className={styles.form}>
    {children}
    <input type="hidden" name="token" value={token} />
    {about && <input type="hidden" name="about" value={about} />}
    <div className={formStyles.actions}>
      <Button type="submit" look={look}>
        {submit}
      </Button>
    </div>
  </form>
)
