import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { DateInput } from '@/ui/form/date-input'
import { LocalProvider } from './local'

const words = {
  ...{ label: 'Date of birth', hint: '', placeholder: '', pick: '', pickTitle: '' },
  faults: { invalidDate: '', noSuchDay: '', dateTooEarly: '', dateInFuture: '' },
  ...{ close: '', year: '', month: '', previousMonth: '', nextMonth: '' },
}

test.each([
  ['yearFirst', '1984.06.12.'],
  ['dayFirst', '12.06.1984'],
] as const)('a date field writes as the deployment does: %s', (order, written) => {
  const forms = { order, locale: 'en', intl: 'en-GB', timeZone: 'Europe/Budapest' } as const
  const page = renderToStaticMarkup(
    <LocalProvider forms={forms}>
      <DateInput name="birthDate" words={words} date="1984-06-12" />
    </LocalProvider>,
  )
  expect(page).toContain(`value="${written}"`)
})
