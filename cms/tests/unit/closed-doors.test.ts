import { describe, expect, jest, test } from '@jest/globals'
import { previewHeader, previewLocaleHeader } from '@krono/contract'
import type { Core } from '@strapi/strapi'

process.env.PREVIEW_SECRET = 'hN5bV7cX9zL2kJ4fD6sA8pQw'

describe('routes of Strapi’s plugins', () => {
  const present: Record<string, string[]> = {
    email: ['POST /', 'GET /settings', 'POST /test'],
    upload: [
      'POST /',
      'GET /files',
      'POST /actions/upload-from-urls',
      'POST /actions/generate-ai-metadata',
      'POST /ai-metadata-jobs',
      'GET /ai-metadata-jobs/latest',
    ],
    i18n: ['GET /locales', 'PUT /settings', 'GET /settings', 'GET /ai-localization-jobs'],
    'users-permissions': ['GET /roles'],
    'content-type-builder': ['GET /components'],
  }

  async function left() {
    const { closeRoutes } = await import('../../src/panel/access/closed-routes')
    const plugins = Object.fromEntries(
      Object.entries(present).map(([name, calls]) => {
        const routes = calls.map((call) => {
          const [method, path] = call.split(' ')
          return { method, path }
        })
        return [name, { routes: { admin: { type: 'admin', routes }, 'content-api': () => routes } }]
      }),
    )
    closeRoutes({ plugin: (name: string) => plugins[name] } as unknown as Core.Strapi)
    return Object.fromEntries(
      Object.entries(plugins).map(([name, { routes }]) => [name, Object(routes)]),
    )
  }

  const callsOf = ({ routes }: { routes: { method: string; path: string }[] }) =>
    routes.map(({ method, path }) => `${method} ${path}`)

  test('are missing from the content API', async () => {
    for (const [name, routes] of Object.entries(await left())) {
      expect([name, routes['content-api']]).toEqual([name, { type: 'content-api', routes: [] }])
    }
  })

  test.each([
    ['email', []],
    ['upload', ['POST /', 'GET /files']],
    ['i18n', ['GET /locales', 'GET /settings']],
    ['users-permissions', ['GET /roles']],
    ['content-type-builder', ['GET /components']],
  ])('of %s in the panel are only %j', async (name, calls) => {
    const { admin } = (await left())[name]
    expect([admin.type, callsOf(admin)]).toEqual(['admin', calls])
  })
})

describe('drafts', () => {
  type Context = {
    contentType: { options?: { draftAndPublish?: boolean } }
    action: string
    params: Record<string, unknown>
  }
  type Middleware = (context: Context, next: () => string) => string

  const preview = { [previewHeader]: process.env.PREVIEW_SECRET ?? '', [previewLocaleHeader]: 'en' }

  type Asked = {
    /** undefined: outside of a request, as in the seeder. */
    path?: string | undefined
    headers?: Record<string, string>
    query?: object
    action?: string
    params?: Record<string, unknown>
    hasDrafts?: boolean
  }

  /** The parameters of the read that is executed, or the code of the refusal. */
  async function read(requested: Asked) {
    const { path, headers = {}, query = {}, action = 'findMany', params = {} } = requested
    const { hasDrafts = true } = requested
    const { refuseDrafts } = await import('../../src/panel/access/refuse-drafts')
    const get = (name: string) => headers[name] ?? ''
    const use = jest.fn<(middleware: Middleware) => void>()
    const requestContext = {
      get: () => (path === undefined ? undefined : { path, query, request: { get } }),
    }
    refuseDrafts({ documents: { use }, requestContext } as unknown as Core.Strapi)
    const context = { contentType: { options: { draftAndPublish: hasDrafts } }, action, params }
    try {
      return [use.mock.calls[0]?.[0](context, () => 'read'), params]
    } catch (error) {
      return Object(error).code
    }
  }

  test.each<[string, Asked, unknown]>([
    [
      'published ones are read',
      { path: '/api/pages', params: { status: 'published' } },
      ['read', { status: 'published' }],
    ],
    ['drafts are not', { path: '/api/pages', params: { status: 'draft' } }, 'forbidden'],
    ['nor what says nothing', { path: '/api/pages' }, 'forbidden'],
    ['nor by another spelling', { path: '/API/pages' }, 'forbidden'],
    ['nor at the very door', { path: '/api' }, 'forbidden'],
    ['nor one of them', { path: '/api/pages/x', action: 'findOne' }, 'forbidden'],
    ['nor the first', { path: '/api/pages', action: 'findFirst' }, 'forbidden'],
    ['nor how many', { path: '/api/pages', action: 'count' }, 'forbidden'],
    [
      'what has no drafts is read as it is',
      { path: '/api/orders', hasDrafts: false },
      ['read', {}],
    ],
    ['what is written is no read', { path: '/api/pages', action: 'create' }, ['read', {}]],
    ['the panel sees them', { path: '/content-manager/api/pages' }, ['read', {}]],
    ['so does what only begins so', { path: '/apiary' }, ['read', {}]],
    ['and the seeder', {}, ['read', {}]],
  ])('%s', async (_what, requested, outcome) => {
    expect(await read(requested)).toEqual(outcome)
  })

  test.each<[string, Asked, unknown]>([
    ['in the editor’s language', { headers: preview }, { status: 'draft', locale: 'en' }],
    [
      'in the language that the call names',
      { headers: preview, query: { locale: 'ru' }, params: { locale: 'ru' } },
      { status: 'draft', locale: 'ru' },
    ],
    [
      'in the call’s own where the editor’s is unknown',
      { headers: { ...preview, [previewLocaleHeader]: 'xx' }, params: { locale: 'hu' } },
      { status: 'draft', locale: 'hu' },
    ],
    [
      'even where published ones are asked for',
      { headers: preview, params: { status: 'published' } },
      { status: 'draft', locale: 'en' },
    ],
  ])('a preview gets only drafts, %s', async (_what, requested, params) => {
    expect(await read({ path: '/api/pages', ...requested })).toEqual(['read', params])
  })

  test('a wrong secret gets no preview', async () => {
    const headers = { ...preview, [previewHeader]: 'x'.repeat(24) }
    expect(await read({ path: '/api/pages', headers, params: { status: 'draft' } })).toBe(
      'forbidden',
    )
  })
})
