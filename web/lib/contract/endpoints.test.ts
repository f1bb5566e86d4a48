import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { type EndpointName, endpointRow, endpoints } from './index'

const names = Object.keys(endpoints) as EndpointName[]

/** Calls without a JSON body, and why. */
const withoutInput: Partial<Record<EndpointName, string>> = {
  uploadPicture: 'a file in parts, judged by its bytes',
  webhook: 'bytes that Stripe signed',
}

test.each(names)('%s has schemas of its input and its response', (name) => {
  const { input, answer } = endpointRow(name)
  expect(answer).toHaveProperty('safeParse')
  expect(input === undefined).toBe(name in withoutInput)
})

test('no two calls have the same method and path', () => {
  const addresses = names.map((name) => `${endpointRow(name).method} ${endpointRow(name).path}`)
  expect(new Set(addresses).size).toBe(names.length)
})

test('the row of a call with another kind of body says so', () => {
  for (const name of Object.keys(withoutInput) as EndpointName[]) {
    const { isMultipart, isFromStripe } = endpointRow(name)
    expect([name, isMultipart ?? isFromStripe]).toEqual([name, true])
  }
})

type Json = { [key: string]: Json } | Json[] | string | boolean | number | null

/** Whether a response may contain a secret that grants access to anyone who has it. */
function returnsToken(schema: Json): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if (Array.isArray(schema)) return schema.some(returnsToken)
  const { properties, ...rest } = schema
  const fields = (properties ?? {}) as { [key: string]: Json }
  return 'token' in fields || [...Object.values(fields), ...Object.values(rest)].some(returnsToken)
}

const typedFirst = 'null until the password was typed (password-again.test of cms)'
const guests = "a guest's own way back, told to whoever has it already"
const document = 'opens one document that its reader has before them'
const proof = 'a certificate is shown to others; it discloses the name on it only'
const asksGuest = 'asks a guest for a date and shows none'

/** Calls that return a secret without asking for the password, and why (decision password-confirmation). */
const returnsWithoutPassword: Partial<Record<EndpointName, string>> = {
  login: 'with the password',
  loginByPasskey: 'with the passkey',
  updatePassword: 'with the password',
  validateEmail:
    'with the secret of a letter, once; the session opens nothing that asks for the password',
  confirmSubscription:
    'with the secret of a letter; it opens what every letter of the newsletter does',
  me: 'the session that asks; web keeps it from the page',
  makeDownloadLink: document,
  orders: document,
  order: document,
  adminPayment: document,
  myCourses: proof,
  learnCourse: proof,
  issueCertificate: proof,
  openCertificate: proof,
  adminCertificate: proof,
  myEbooks: document,
  renewEbookLink: document,
  feeds: typedFirst,
  shares: typedFirst,
  profile: typedFirst,
  analysis: typedFirst,
  createInvitation: asksGuest,
  invitations: asksGuest,
  openInvitation: guests,
  acceptInvitation: guests,
  withdrawInvitation: guests,
}

test('an answer with a secret that outlives the session requires the password', () => {
  const returning = names.filter((name) =>
    returnsToken(z.toJSONSchema(endpointRow(name).answer, { unrepresentable: 'any' }) as Json),
  )
  const without = returning.filter((name) => endpointRow(name).asksPassword !== true)
  expect(without.sort()).toEqual(Object.keys(returnsWithoutPassword).sort())
  expect(returning).toEqual(expect.arrayContaining(['createFeed', 'createShare', 'shareAnalysis']))
})

test('a call that asks for the password because of a field takes that field', () => {
  for (const name of names) {
    const { asksPassword, input } = endpointRow(name)
    if (!Array.isArray(asksPassword)) continue
    const schema = typeof input === 'function' ? input('2026-11-22') : input
    expect(Object.keys((schema as z.ZodObject).shape)).toEqual(expect.arrayContaining(asksPassword))
  }
})
