import { Secret, TOTP } from 'otpauth'
import { expectWellMade } from './money-pages'
import { newMember, password, signInAs } from './people'
import { expect, test } from './test'

// A login without its code.
test.use({ allowed: [/403/] })

test('a member signs in with a passkey, and with a code of the app after the password', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  const section = page.locator('#secondStep')
  const w = words.profile.secondStep
  const button = (name: string) => section.getByRole('button', { name })
  let secret = ''

  await test.step('adds a passkey', async () => {
    await page.goto('/profile')
    await button(w.add).click()
    await expect(section.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('sets up the app, and sees the recovery codes once', async () => {
    await button(w.start).click()
    secret = await section.getByLabel(w.secret).inputValue()
    await expectWellMade(page)
    await section
      .getByLabel(w.code)
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await button(w.enable).click()
    await expect(section.locator('code')).toHaveCount(10)
    await expectWellMade(page)
    await button(w.codesSeen).click()
    await expect(button(w.switchOff)).toBeVisible()
  })
  const [recovery = ''] = (await member.post('/user/recovery-codes', {})).codes

  await test.step('signs in with the passkey', async () => {
    await context.clearCookies({ name: 'token' })
    await page.goto('/login')
    // Without a session the next page would reload itself.
    const known = page.waitForResponse('**/api/user/me')
    await page.getByRole('button', { name: words.login.login.passkey }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
    await known
  })

  await test.step('signs in with the password and a recovery code', async () => {
    await context.clearCookies({ name: 'token' })
    await page.goto('/login')
    await page.locator('[name="email"]').fill(member.email)
    await page.locator('[name="password"]').fill(password)
    await page.keyboard.press('Enter')
    const code = page.locator('[name="code"]')
    await expect(code).toBeFocused()
    await expectWellMade(page)
    await code.fill(recovery)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${baseURL}/`)
  })
})
