import { describe, expect, test } from '@jest/globals'
import { mailsTo, mailTo } from '../support/mailbox'
import { call, newAddress, newEmail, newMember, newPerson } from '../support/people'
import {
  hostilePaths,
  refusedFieldNames,
  refusedFields,
  refusedPeople,
} from '../support/refused-registrations'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const failed = { message: 'Sikertelen regisztráció, vagy a felhasználó már létezik.', status: 400 }

type Onward = { redirectUrl?: string }

const idIn = (links: readonly string[]) =>
  links.map((link) => new URL(link).searchParams.get('id')).find((id) => id !== null) ?? ''

describe.each(everyCms())('registration on %s', (_name, cms) => {
  const signUp = (body: unknown) => call(cms, 'POST', '/user/signup', { body })
  const confirm = (id: unknown) => call(cms, 'POST', '/user/validate-email', { body: { id } })
  const logIn = ({ email, password, redirectUrl }: ReturnType<typeof newPerson> & Onward) =>
    call(cms, 'POST', '/user/login', { body: { email, password, redirectUrl } })
  const rowOf = async (email: string) =>
    (await runSql(cms, `SELECT * FROM up_users WHERE email = '${email}'`))[0] ?? {}

  test('a new user confirms the address by e-mail, and then logs in', async () => {
    const person = newPerson()
    const answer = await signUp({ ...person, email: person.email.toUpperCase(), newsLetter: true })
    expect([answer.status, answer.body]).toEqual([201, { email: person.email }])
    const { links } = await mailTo(cms, person.email)
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:\d+(\/|$)/)
    const id = idIn(links)
    const { status, body } = await confirm(id)
    expect([status, body]).toMatchObject([200, { email: person.email, expiresIn: 1 }])
    const me = await call(cms, 'GET', '/user/me', { token: body.token })
    expect(me.body.user).toMatchObject({ email: person.email, birthDate: person.birthDate })
    // Protected calls still ask for the password: none was typed.
    const data = await call(cms, 'GET', '/user/export', { token: body.token })
    expect([data.status, data.body.errors]).toMatchObject([403, [{ code: 'passwordNeeded' }]])
    // Mail programs and people open links twice.
    expect((await confirm(id)).body).toEqual({ email: person.email })
    const session = await logIn(person)
    expect(session.body.user).toMatchObject({
      email: person.email,
      birthDate: person.birthDate,
      newsLetter: true,
      firstName: null,
    })
    const row = await rowOf(person.email)
    expect(row.password).toMatch(/^\$2b\$10\$/)
    expect(row.privacy_accepted_at).toBeTruthy()
  })

  test('an address with an accented domain is one account, in both spellings of the domain', async () => {
    const name = newEmail().split('@')[0]
    const [typed, stored] = [`${name}@MŰHELY-minta.hu`, `${name}@xn--mhely-minta-xmc.hu`]
    const first = await signUp({ ...newPerson(), email: typed })
    expect([first.status, first.body]).toEqual([201, { email: stored }])
    // The same password would be the same registration.
    const other = { ...newPerson(), password: 'Zöld-bicikli 81' }
    expect((await signUp({ ...other, email: stored })).body).toMatchObject(failed)
    const decomposed = typed.toLowerCase().normalize('NFD')
    expect((await signUp({ ...other, email: decomposed })).body).toMatchObject(failed)
    // The mailbox shows a domain in Unicode.
    const shown = typed.toLowerCase()
    expect((await mailTo(cms, shown)).to).toBe(shown)
  })

  test('an optional field that is null counts as left out', async () => {
    const nulls = { registrationFormId: null, firstName: null, referralSource: null }
    expect((await signUp({ ...newPerson(), ...nulls })).status).toBe(201)
    expect((await signUp({ ...newPerson(), birthDate: null })).status).toBe(400)
  })

  test('of ten confirmations at once, one signs in', async () => {
    const person = newPerson()
    await signUp(person)
    const id = idIn((await mailTo(cms, person.email)).links)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(id)))
    for (const { status, body } of answers) {
      expect([status, body.email]).toEqual([200, person.email])
    }
    expect(answers.filter(({ body }) => body.token)).toHaveLength(1)
    const { id: userId } = await rowOf(person.email)
    const sessions = await runSql(cms, `SELECT * FROM user_sessions WHERE user_id = ${userId}`)
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.password_typed_at).toBeNull()
  })

  test('a user who is signed in to another account stays signed in', async () => {
    const { token } = await newMember(cms)
    const person = newPerson()
    await signUp(person)
    const id = idIn((await mailTo(cms, person.email)).links)
    const { body } = await call(cms, 'POST', '/user/validate-email', { body: { id }, token })
    expect(body).toEqual({ email: person.email })
    const { id: userId } = await rowOf(person.email)
    const sessions = await runSql(cms, `SELECT id FROM user_sessions WHERE user_id = ${userId}`)
    expect(sessions).toEqual([])
  })

  test('a user blocked in between is neither confirmed nor signed in', async () => {
    const person = newPerson()
    await signUp(person)
    const id = idIn((await mailTo(cms, person.email)).links)
    await runSql(cms, `UPDATE up_users SET blocked = true WHERE email = '${person.email}'`)
    const { status, body } = await confirm(id)
    expect([status, body.token]).toEqual([400, undefined])
    const row = await rowOf(person.email)
    expect(Boolean(row.confirmed)).toBe(false)
  })

  test('the e-mail redirects to pages of ours only', async () => {
    const person = newPerson()
    const onward = '/payment/yearly?coupon=TAVASZ'
    await signUp({ ...person, redirectUrl: onward })
    const led = async (count: number) => {
      const { links } = await mailTo(cms, person.email, '', count)
      return links.map((link) => new URL(link).searchParams.get('redirectUrl'))
    }
    expect(await led(1)).toContain(onward)
    await logIn({ ...person, redirectUrl: '/gift/x' })
    expect(await led(2)).toContain('/gift/x')
    for (const wrong of hostilePaths) {
      const { status, body } = await signUp({ ...newPerson(), redirectUrl: wrong })
      expect([wrong, status, body.errors]).toMatchObject([wrong, 400, [{ field: 'redirectUrl' }]])
    }
  })

  test('the e-mail’s link returns the people of the order once; it contains no date', async () => {
    const person = newPerson()
    const redirectUrl = '/analysis?product=analysis-long'
    const chosenPeople = [{ name: 'Másik Anna', date: '1991-03-04' }]
    await signUp({ ...person, redirectUrl, chosenPeople })
    const { text, links } = await mailTo(cms, person.email)
    expect(`${text} ${links.join(' ')}`).not.toMatch(/1991|M.sik/)
    const first = await confirm(idIn(links))
    expect(first.body).toMatchObject({ email: person.email, chosenPeople })
    expect((await confirm(idIn(links))).body).toEqual({ email: person.email })
    expect((await logIn(person)).body.chosenPeople).toBeUndefined()
    const { id: userId } = await rowOf(person.email)
    const kept = await runSql(cms, `SELECT * FROM user_tokens WHERE user_id = ${userId}`)
    expect(JSON.stringify(kept)).not.toContain('1991')
  })

  test.each(refusedPeople)('an order for %s is refused', async (_what, chosenPeople) => {
    const { status, body } = await signUp({ ...newPerson(), chosenPeople })
    expect([status, body.errors[0].field]).toEqual([400, expect.stringMatching(/^chosenPeople/)])
  })

  test('a login before the confirmation sends the link again; either link confirms', async () => {
    const person = newPerson()
    await signUp(person)
    const first = idIn((await mailTo(cms, person.email)).links)
    const refused = await logIn(person)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Előbb erősítsd meg az e-mail-címed: a linket most újra elküldtük.',
    ])
    const second = idIn((await mailTo(cms, person.email, '', 2)).links)
    expect(second).not.toBe(first)
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([200, 200])
    expect((await logIn(person)).status).toBe(200)
  })

  test('a second account with an address is refused, in any spelling', async () => {
    const { email } = await newMember(cms)
    for (const written of [email, email.toUpperCase(), ` ${email} `]) {
      const answer = await signUp({ ...newPerson(), email: written })
      expect([answer.status, answer.body]).toEqual([400, failed])
    }
    expect(await mailsTo(cms, email)).toHaveLength(1)
  })

  test('of ten registrations at once with one address and different passwords, one succeeds', async () => {
    const person = newPerson()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => signUp({ ...person, password: `Zöld-${place} 81` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body]).toEqual([400, failed])
    }
  })

  test('errors are the same whether the address is registered or not', async () => {
    const { email } = await newMember(cms)
    for (const wrong of [{ password: '12345' }, { birthDate: 'x' }, { privacyPolicy: false }]) {
      const known = await signUp({ ...newPerson(), email, ...wrong })
      const unknown = await signUp({ ...newPerson(), ...wrong })
      expect(known.body).toEqual(unknown.body)
      expect([known.status, unknown.status]).toEqual([400, 400])
    }
  })

  test.each(refusedFields)('%s is refused at its field', async (_what, wrong, field, code) => {
    const { status, body } = await signUp({ ...newPerson(), ...wrong })
    expect(status).toBe(400)
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }))
  })

  test('several missing fields are reported together', async () => {
    const { body } = await signUp({ birthDate: '1984-06-12', privacyPolicy: true })
    expect(body.message).toBe('Egy vagy több mező hiányzik.')
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'password'])
  })

  test.each(refusedFieldNames)('%s cannot be set', async (field) => {
    const person = newPerson()
    const text = JSON.stringify(person).replace(/}$/, `,"${field}":true}`)
    const { status, body } = await signUp(text)
    expect(status).toBe(400)
    // The body parser removes `__proto__` earlier.
    if (field !== '__proto__') {
      expect(body.errors).toMatchObject([{ code: 'unknownField', field }])
    }
    expect(await rowOf(person.email)).toEqual({})
  })

  test('an unknown, expired or foreign confirmation link is refused', async () => {
    const person = newPerson()
    await signUp(person)
    const id = idIn((await mailTo(cms, person.email)).links)
    const { id: userId } = await rowOf(person.email)
    const old = cms.database.settings.DATABASE_FILE ? '1000' : `'2001-01-01'`
    await runSql(cms, `UPDATE user_tokens SET expires_at = ${old} WHERE user_id = ${userId}`)
    for (const wrong of [id, 'x', '%00', "' OR 1=1"]) {
      const { status, body } = await confirm(wrong)
      expect([status, body.message]).toEqual([
        400,
        'Ez a megerősítő link nem érvényes vagy lejárt. Jelentkezz be, és küldünk egy újat!',
      ])
    }
    for (const wrong of [undefined, null, 5, [], {}, '', 'x'.repeat(10_000)]) {
      expect((await confirm(wrong)).status).toBe(400)
    }
    expect((await logIn(person)).status).toBe(403)
  })

  test('the two-step registration only learns whether an account exists and is confirmed', async () => {
    const { email } = await newMember(cms)
    const fresh = newPerson()
    await signUp(fresh)
    const ask = async (path: string, address: unknown) =>
      (await call(cms, 'POST', path, { body: { email: address } })).body
    expect(await ask('/user/get-user-exists', email)).toEqual({ exists: true })
    expect(await ask('/user/get-user-exists', newEmail())).toEqual({ exists: false })
    expect(await ask('/user/validate-by-email', email)).toEqual({ isConfirmed: true })
    expect(await ask('/user/validate-by-email', fresh.email)).toEqual({ isConfirmed: false })
    expect(await ask('/user/validate-by-email', newEmail())).toEqual({ isConfirmed: false })
    for (const wrong of [undefined, 5, [], {}, '', 'a', { $ne: '' }]) {
      expect((await ask('/user/get-user-exists', wrong)).status).toBe(400)
      expect((await ask('/user/validate-by-email', wrong)).status).toBe(400)
    }
  })

  test('testing a list of addresses is rate-limited', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let tries = 0; tries < 35; tries += 1) {
      const body = { email: newEmail() }
      statuses.push((await call(cms, 'POST', '/user/get-user-exists', { body, address })).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})
