import { translations } from '@/base/words/translations'
import { Button } from '@/ui/button/button'
import formStyles from '@/ui/form/form.module.css'
import { TextField } from '@/ui/form/text-field'
import { formAction } from './form-action'

type FindFormProps = {
  /** The typed values, and why they were rejected. */
  refused?:
    | {
        number: string
        email: string
        faults: Record<string, string>
        message?: string | undefined
      }
    | undefined
  /** Number of the receipt from which the reader came. */
  number?: string | undefined
  /** Shown below the reader's own orders. */
  hasOwn: boolean
}

/** The first step: the order. The form is posted, and the response is the second step. */
export function FindForm({ refused, number, hasOwn }: FindFormProps) {
  const t = translations('withdrawal')
  return (
    <form method="post" action={formAction} noValidate className={formStyles.form}>
      {hasOwn && <h2>{t('other')}</h2>}
      {refused?.message && (
        <div role="alert" className={formStyles.alert}>
          <p>{refused.message}</p>
        </div>
      )}
      <TextField
        id="withdrawal-number"
        name="number"
        label={t('number')}
        hint={t('numberHint')}
        error={refused?.faults.number}
        defaultValue={refused?.number || number}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextField
        id="withdrawal-email"
        name="email"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        error={refused?.faults.email}
        defaultValue={refused?.email}
        maxLength={254}
        autoComplete="email"
        required
      />
      <div className={formStyles.actions}>
        <Button type="submit">{t('find')}</Button>
      </div>
    </form>
  )
}
