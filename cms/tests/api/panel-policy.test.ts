import { describe, expect, test } from '@jest/globals'
import { everyCms } from '../support/running'

const directivesOf = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe.each(everyCms())(
  'content security policy on the origin of the panel on %s',
  (_name, cms) => {
    test.each([
      '/admin',
      '/admin/',
      '/admin/auth/login',
      '/admin/content-manager/collection-types/api::page.page',
      '/admin/content-manager/single-types/api::home-page.home-page/create',
      '/admin/plugins/upload',
      '/admin/settings/webhooks/create',
    ])('%s runs only scripts of its own origin', async (path) => {
      const answer = await fetch(`${cms.url}${path}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
      const policy = directivesOf(answer.headers.get('content-security-policy'))
      // Strapi's panel has inline styles, but no inline scripts.
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'script-src-attr': "'none'",
        'style-src': "'self' 'unsafe-inline'",
        'connect-src': "'self' https:",
        'font-src': "'self' data:",
        'object-src': "'none'",
        'base-uri': "'self'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      })
      // Previews show pages and pictures of the site.
      expect(policy['frame-src']).toMatch(/^'self' http:\/\/localhost:\d+$/)
      expect(policy['img-src']).toMatch(/^'self' data: blob: http:\/\/localhost:\d+$/)
      expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|\*/)
    })

    test.each([
      '/uploads/nothing.html',
      '/uploads/',
      '//uploads/nothing.html',
      '/admin/..%2fuploads/nothing.html',
      '/admin/%2e%2e%2fuploads%2fnothing.html',
      '/x/..%2fuploads/nothing.html',
      '/UPLOADS/nothing.html',
      '/favicon.ico',
      '/api/pages',
      '/_health',
    ])('%s is not a page: no script runs there', async (path) => {
      const { headers } = await fetch(`${cms.url}${path}`)
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })
  },
)
