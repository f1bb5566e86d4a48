import { dateOrder, intl, locale } from '@/base/text/language'
import { signupBody } from '@/lib/contract/signup'
import { dateFieldWords } from '@/ui/date-field/words'
import { LocalProvider } from '@/ui/local/local'
import { Alert } from './alert'
import { CheckField } from './check-field'
import { DateInput } from './date-input'
import { Field } from './field'
import { Form } from './form'
import { NewPasswordFields } from './new-password-fields'
import { dateOf, isTicked, textOf } from './read-values'
import { repeatFaults } from './repeat-faults'
import { useCall } from './use-call'
import { useLeavingCall } from './use-leaving-call'
import { savingWords } from './words'

const words = savingWords({ submit: 'Register' })

/** Formats that the root layout provides. */
const forms = { locale, intl, order: dateOrder, timeZone: 'Europe/Budapest' }

type RegistrationProps = {
  firstName?: string
  /** Navigates to the next page; without it the page stays. */
  onLeave?: () => void
}

/** A form with a field of each kind. */
export function Registration({ firstName, onLeave }: RegistrationProps) {
  return (
    <Form
      call="signup"
      schema={async () => signupBody('2026-11-22')}
      read={(values) => ({
        firstName: textOf(values, 'firstName'),
        email: textOf(values, 'email'),
        password: textOf(values, 'password'),
        birthDate: dateOf(values, 'birthDate', 'dayFirst'),
        // The contract refuses an unticked box; its type allows only true.
        privacyPolicy: isTicked(values, 'privacyPolicy') as true,
      })}
      check={(values) => repeatFaults(values, 'password')}
      onDone={() => {
        onLeave?.()
        return onLeave ? 'leaves' : 'stays'
      }}
      words={words}
    >
      <Field name="firstName" label="First name" fromTab="firstName" defaultValue={firstName} />
      <Field name="email" label="E-mail" type="email" hint="We write to it once." fromTab="email" />
      <NewPasswordFields name="password" />
      <LocalProvider forms={forms}>
        <DateInput name="birthDate" words={dateFieldWords()} fromTab="birthDate" />
      </LocalProvider>
      <CheckField name="privacyPolicy">I have read the policy</CheckField>
    </Form>
  )
}

/** A button that sends a call. */
export function LogoutButton({ onDone }: { onDone?: () => void }) {
  const { isBusy, notice, call } = useCall('logout', words)
  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={async () => (await call({})) && onDone?.()}
      >
        Sign out
      </button>
      <Alert notice={notice} login={words.login} />
    </>
  )
}

/** A button that leads to another page. */
export function PortalButton({ onLeave }: { onLeave: (url: string) => void }) {
  const { isBusy, notice, run } = useLeavingCall('openPortal', words, ({ url }) => onLeave(url))
  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => run({})}>
        My cards
      </button>
      <Alert notice={notice} />
    </>
  )
}
