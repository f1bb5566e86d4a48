import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import formStyles from '@/ui/form/form.module.css'
import styles from './newsletter.module.css'

type TokenFormProps = {
  action: string
  /** Token of an e-mail. */
  token: string
  submit: string
  /** Kind of the e-mails that the next page mentions; by default the newsletter. */
  about?: string | undefined
  look?: 'primary' | 'quiet'
  children?: ReactNode
}

/** One button that does the action of an e-mail's link, without a script and without a cookie. */
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
