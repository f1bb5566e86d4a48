import type { ComponentProps } from 'react'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import field from '@/ui/form/field.module.css'
import formStyles from '@/ui/form/form.module.css'
import { TextField } from '@/ui/form/text-field'
import styles from './contact.module.css'
import type { ContactForm } from './contact-form'

type StillFormProps = ComponentProps<typeof ContactForm>

/** The form to write to the house without its script: it is posted, and a page answers. */
export function StillForm({ words, asked, count, longest, children }: StillFormProps) {
  return (
    <form method="post" action="/api/contact/form" noValidate className={formStyles.form}>
      <div className={styles.pair}>
        <TextField
          id="contact-name"
          name="name"
          label={asked.name}
          maxLength={longest.name}
          autoComplete="name"
          required
        />
        <TextField
          id="contact-email"
          name="email"
          type="email"
          label={asked.email}
          hint={asked.emailHint}
          maxLength={254}
          autoComplete="email"
          required
        />
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor="contact-message">
          {asked.message}
        </label>
        <textarea
          id="contact-message"
          name="message"
          className={`${field.input} ${formStyles.long}`}
          rows={6}
          aria-describedby="contact-message-hint"
          required
        />
        <div className={formStyles.below}>
          <p id="contact-message-hint" className={field.hint}>
            {asked.messageHint}
          </p>
          <p className={field.hint}>{fill(count.count, { count: 0, longest: longest.message })}</p>
        </div>
      </div>
      <p className={styles.trap} aria-hidden="true">
        <label>
          {asked.website} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {children}
      <div className={formStyles.actions}>
        <Button type="submit">{words.submit}</Button>
        <p role="status" className={formStyles.done} />
      </div>
    </form>
  )
}
