import type { Accepted } from './accept.ts'

/** Changes that change nothing: each with its reason. A row whose code is gone fails a test. */
export const accepted: readonly Accepted[] = [
  {
    file: 'web/lib/contract/site-path.ts',
    line: "origin === base && !pathname.startsWith('//') && !deceiving.test(text.split('?')[0] ?? '')",
    was: "origin === base && !pathname.startsWith('//')",
    becomes: "!pathname.startsWith('//')",
    reason:
      'What begins with one slash has another origin only by a backslash or a blank, which `deceiving` refuses: a second door.',
  },
  {
    file: 'web/lib/contract/site-path.ts',
    line: "origin === base && !pathname.startsWith('//') && !deceiving.test(text.split('?')[0] ?? '')",
    was: "''",
    becomes: "'other'",
    reason: 'A text that was split always has a first part; only the compiler does not know.',
  },
  {
    file: 'web/server/session/cookie.ts',
    line: "parseCookie(headers.get('cookie') ?? '')[name]",
    was: "''",
    becomes: "'other'",
    reason: 'A text without "=" holds no cookie, whatever it says.',
  },
  {
    file: 'cms/src/access/content-token.ts',
    line: 'if (unwanted.length > 0) await permissions.deleteMany({ where: { id: { $in: unwanted } } })',
    was: 'unwanted.length > 0',
    becomes: 'true',
    reason:
      'Whoever deletes none of a list deletes nothing: the condition saves a question to the database.',
  },
  {
    file: 'cms/src/access/content-token.ts',
    line: 'if (unwanted.length > 0) await permissions.deleteMany({ where: { id: { $in: unwanted } } })',
    was: 'unwanted.length > 0',
    becomes: 'unwanted.length >= 0',
    reason:
      'Whoever deletes none of a list deletes nothing: the condition saves a question to the database.',
  },
  {
    file: 'cms/src/access/site-roles.ts',
    line: 'if (ids.length > 0) await db.query(permissionUid).deleteMany({ where: { id: { $in: ids } } })',
    was: 'ids.length > 0',
    becomes: 'true',
    reason:
      'Whoever deletes none of a list deletes nothing: the condition saves a question to the database.',
  },
  {
    file: 'cms/src/access/site-roles.ts',
    line: 'if (ids.length > 0) await db.query(permissionUid).deleteMany({ where: { id: { $in: ids } } })',
    was: 'ids.length > 0',
    becomes: 'ids.length >= 0',
    reason:
      'Whoever deletes none of a list deletes nothing: the condition saves a question to the database.',
  },
  {
    file: 'web/server/api/forward.ts',
    line: 'return exact.length > 0 ? exact : forwarded.filter(({ form }) => form.test(path))',
    was: 'exact.length > 0',
    becomes: 'false',
    reason:
      'Rows that an exact path and one with a free part share (/order/mine, /order/{id}) are handed on alike today.',
  },
  {
    file: 'web/server/api/forward.ts',
    line: 'return exact.length > 0 ? exact : forwarded.filter(({ form }) => form.test(path))',
    was: '0',
    becomes: '1',
    reason:
      'Rows that an exact path and one with a free part share (/order/mine, /order/{id}) are handed on alike today.',
  },
]
