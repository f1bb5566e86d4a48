import { type EndpointName, endpointRow, endpoints } from '@krono/contract'

const rows = (Object.keys(endpoints) as EndpointName[])
  .map((name) => ({ name, ...endpointRow(name) }))
  // An exact path precedes one with a parameter.
  .sort((a, b) => Number(a.path.includes('{id}')) - Number(b.path.includes('{id}')))
  .map((row) => ({ ...row, form: new RegExp(`^${row.path.replace('{id}', '[\\w-]+')}$`) }))

type Answer = { method: string; path: string; body: unknown }

/** Validates a successful response of the cms against its row of the contract. Throws when it does not match. */
export function validateAnswer({ method, path, body }: Answer) {
  const [pathname = ''] = path.split('?')
  const row = rows.find((one) => one.method === method && one.form.test(pathname))
  const validated = row?.answer.safeParse(body)
  if (validated?.success === false) {
    throw new Error(`${row?.name} answers what its row does not say: ${validated.error.message}`)
  }
}
