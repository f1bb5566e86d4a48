import { z } from 'zod'
import { optionalLine, rowId, secondCode, yesOrNo } from './account-fields'
import { listOf } from './list-of'

/** Longest name of a passkey, in characters. */
export const passkeyNameLength = 60

/** The profile's data about signing in beyond the password. Instants are ISO 8601 with Z. */
export const securityAnswer = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
  /** Password logins need a code of an authenticator app. */
  hasApp: z.boolean(),
  /** Unused recovery codes. */
  codesLeft: z.int(),
})

export type Security = z.infer<typeof securityAnswer>

const base64url = (longest: number) =>
  z
    .string({ error: 'invalidField' })
    .max(longest, { error: 'invalidField' })
    .regex(/^[\w-]+$/, { error: 'invalidField' })

/** Fields of a credential that are the same in both ceremonies (WebAuthn, "PublicKeyCredential"). */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key', { error: 'invalidField' }),
  authenticatorAttachment: z
    .enum(['platform', 'cross-platform'], { error: 'invalidField' })
    .optional(),
  /** No extension is used. */
  clientExtensionResults: z.strictObject({}),
}

const registrationResponse = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(12_000),
    transports: listOf(
      z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'], {
        error: 'invalidField',
      }),
      { most: 7 },
    ).optional(),
  }),
})

const authenticationResponse = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(400).optional(),
  }),
})

/** POST /user/passkey/options (header token) → options for `navigator.credentials.create`. */
export const creationAnswer = z.looseObject({ challenge: z.string() })

/** POST /user/passkey/challenge → options for `navigator.credentials.get`; valid for five minutes, once. */
export const requestAnswer = z.looseObject({ challenge: z.string() })

/** POST /user/passkey/login `{ response, rememberMe }` → a session; passkeyRefused (400), tooManyRequests. */
export const passkeyLogin = z.strictObject({
  response: authenticationResponse,
  rememberMe: yesOrNo.optional(),
})

/** POST /user/passkey/confirm (header token) → `{ isConfirmed: true }`, as by the password; passkeyRefused (400). */
export const passkeyConfirmation = z.strictObject({ response: authenticationResponse })

/** POST /user/passkey/add (header token) → the user's security; passkeyRefused, tooManyPasskeys (400). */
export const passkeyAddition = z.strictObject({
  response: registrationResponse,
  name: optionalLine(passkeyNameLength).refine((text) => text !== '', { error: 'missingField' }),
})

/** POST /user/passkey/remove (header token) `{ id }` → the user's security; notFound. */
export const passkeyRemoval = z.strictObject({ id: rowId })

/**
 * POST /user/authenticator/start (header token) → the key for the app (base32) and the address for its QR code; replaces
 * an earlier key that was not switched on. appIsOn (409).
 */
export const startedApp = z.object({ secret: z.string(), uri: z.string() })

/** POST /user/authenticator/enable (header token) `{ code }` → recovery codes, shown once; wrongSecondCode (400). */
export const appCode = z.strictObject({
  code: secondCode.refine((text) => text !== '', { error: 'missingField' }),
})

/** POST /user/recovery-codes (header token) → ten new ones, shown once; the earlier ones are void. appIsOff (409). */
export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()) })
