/** Paths to which no e-mail and no page may redirect. */
export const hostilePaths = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\0/evil.example',
  '/\t/evil.example',
  '/%00',
  `/analysis?x=${'x'.repeat(1000)}`,
  '/api/user/export',
  '/login',
  5,
]

/** Invalid people of an order. */
export const refusedPeople: readonly (readonly [string, unknown])[] = [
  ['no people', []],
  ['no list', { name: 'Anna', date: '1991-03-04' }],
  ['a text', 'Anna'],
  ['a day that is none', [{ name: 'Anna', date: '1991-02-30' }]],
  ['a day to come', [{ name: 'Anna', date: '2999-01-01' }]],
  ['no date', [{ name: 'Anna' }]],
  ['a NUL in a name', [{ name: 'a\0b', date: '1991-03-04' }]],
  ['an endless name', [{ name: 'x'.repeat(10_000), date: '1991-03-04' }]],
  ['a field of its own', [{ name: 'Anna', date: '1991-03-04', id: 1 }]],
  ['too many', Array.from({ length: 21 }, () => ({ name: '', date: '1991-03-04' }))],
]

/** Fault, invalid field, its name, and the error code. */
export const refusedFields: readonly (readonly [string, object, string, string])[] = [
  ['a short password', { password: '12345' }, 'password', 'registerPasswordTooShort'],
  ['an empty password', { password: '' }, 'password', 'missingField'],
  ['a common password', { password: 'Password' }, 'password', 'passwordTooCommon'],
  ['a password beyond 72 bytes', { password: 'é'.repeat(37) }, 'password', 'passwordTooLong'],
  ['a NUL in the password', { password: 'abc\0defgh' }, 'password', 'invalidField'],
  ['a number for a password', { password: 123456 }, 'password', 'invalidField'],
  ['no address', { email: '' }, 'email', 'missingField'],
  ['no real address', { email: 'a@b' }, 'email', 'invalidEmail'],
  ['two addresses', { email: 'a@b.hu,c@d.hu' }, 'email', 'invalidEmail'],
  ['a line break in the address', { email: 'a@b.hu\r\nBcc: c@d.hu' }, 'email', 'invalidEmail'],
  ['an endless address', { email: `${'a'.repeat(300)}@b.hu` }, 'email', 'invalidEmail'],
  ['a day that is none', { birthDate: '1984-02-30' }, 'birthDate', 'noSuchDay'],
  ['a day to come', { birthDate: '2999-01-01' }, 'birthDate', 'dateInFuture'],
  ['a number for a day', { birthDate: 19840612 }, 'birthDate', 'invalidDate'],
  ['no acceptance', { privacyPolicy: false }, 'privacyPolicy', 'privacyRequired'],
  ['a word for acceptance', { privacyPolicy: 'true' }, 'privacyPolicy', 'privacyRequired'],
  ['a word for yes', { newsLetter: 'yes' }, 'newsLetter', 'invalidField'],
  ['a list for a name', { firstName: ['Ágnes'] }, 'firstName', 'invalidField'],
  ['a mark that turns letters', { firstName: 'a\u202eb' }, 'firstName', 'invalidField'],
  ['a lone surrogate', { lastName: '\ud800' }, 'lastName', 'invalidField'],
  ['an endless name', { lastName: 'x'.repeat(10_000) }, 'lastName', 'invalidField'],
  ['an endless source', { referralSource: 'x'.repeat(200) }, 'referralSource', 'invalidField'],
  ['an object for a form', { registrationFormId: {} }, 'registrationFormId', 'invalidField'],
  ['a number for yes', { isTwoStepRegistered: 1 }, 'isTwoStepRegistered', 'invalidField'],
]

/** Fields that registration does not accept. */
export const refusedFieldNames = [
  'isAdmin',
  'adminRole',
  'isPaidUser',
  'paidUserExpire',
  'subscriptionId',
  'subscriptionCanceled',
  'role',
  'confirmed',
  'blocked',
  'plan',
  'username',
  'provider',
  'documentId',
  'id',
  'picture',
  'pendingEmail',
  '__proto__',
  'constructor',
]
