import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageNames } from './message-names.ts'
import { planOf } from './plan.ts'
import { mentions, subjectOf } from './subjects.ts'

const sources: Record<string, string> = {
  'web/app/layout.tsx': `import '@/base/clock'\nimport hun from '@/messages/hun.json'`,
  'web/app/[audience]/(site)/payment/page.tsx': `import { Form } from '@/features/checkout/form'`,
  'web/app/[audience]/(site)/[kind]/page.tsx': `import '../_components/bar'`,
  'web/app/[audience]/(site)/_components/bar.tsx': '',
  'web/features/checkout/form.tsx': `import { total } from './total'\nimport { x } from '@krono/contract'`,
  'web/features/checkout/total.ts': '',
  'web/features/checkout/total.test.ts': `import { total } from './total'`,
  'web/base/clock.ts': '',
  'web/proxy.ts': '',
  'web/messages/hun.json': '',
  'web/lib/contract/index.ts': `export * from './coupon'`,
  'web/lib/contract/coupon.ts': '',
  'web/e2e/money.spec.ts': `import { pay } from './stripe'\ntest('goes to /payment', words.discount.title)`,
  'web/e2e/home.spec.ts': `import hun from '@/messages/hun.json'\nimport { publicPages } from './public-pages'`,
  'web/e2e/stripe.ts': '',
  'cms/src/commerce/coupons/claim.ts': '',
  'cms/src/platform/lib/env.ts': '',
  'cms/src/messaging/letters/letter.ts': '',
  'cms/src/platform/unheard-of/x.ts': '',
  'cms/tests/unit/claim.test.ts': `import '../../src/commerce/coupons/claim'`,
  'cms/tests/api/coupons.test.ts': `import '../support/people'`,
  'cms/tests/api/mail.test.ts': `test('a letter arrives')`,
  'cms/tests/support/people.ts': '',
  'scripts/lib/lock.mjs': '',
  'scripts/lib/lock.test.ts': `import { lock } from './lock.mjs'`,
  'scripts/mailbox/run.ts': '',
  'scripts/mailbox/mailbox.test.ts': '',
}
const files = Object.keys(sources)
const under = (shape: RegExp) => files.filter((file) => shape.test(file))
const repository = {
  files,
  sourceOf: (file: string) => sources[file] ?? '',
  tests: {
    check: ['types of web', 'types of cms', 'lockfiles', 'a new check'],
    scripts: under(/^scripts.*\.test\./),
    unit: under(/^(web|cms\/tests\/unit).*\.test\./),
    node24: ['cms/tests/program/start.test.ts'],
    api: under(/^cms\/tests\/api/),
    browser: under(/\.spec\./),
    cluster: ['web/e2e/money.spec.ts'],
    attack: ['Closed doors: a crowd with a coupon', 'Browser: pages of other sites'],
  },
}
const [coupons, mail] = repository.tests.api
const [money, home] = repository.tests.browser
const [crowd, otherSites] = repository.tests.attack
const [total, claim] = repository.tests.unit
const [lock, mailbox] = repository.tests.scripts

const changes: [
  string,
  Partial<Record<keyof (typeof repository)['tests'], (string | undefined)[]>>,
][] = [
  ['web/features/checkout/total.ts', { unit: [total], api: [], browser: [money], scripts: [] }],
  ['web/base/clock.ts', { unit: [], api: [], browser: [money, home] }],
  ['web/messages/hun.json', { unit: [], browser: [money], attack: [] }],
  ['web/app/[audience]/(site)/news/page.tsx', { unit: [], api: [], browser: [home] }],
  ['web/lib/contract/coupon.ts', { api: [coupons], browser: [money, home] }],
  ['web/e2e/stripe.ts', { unit: [], api: [], browser: [money] }],
  ['web/e2e/home.spec.ts', { browser: [home] }],
  ['cms/src/commerce/coupons/claim.ts', { unit: [claim], api: [coupons], attack: [crowd] }],
  ['cms/src/messaging/letters/letter.ts', { unit: [], api: [mail] }],
  ['cms/src/platform/lib/env.ts', { unit: [], api: [coupons, mail], browser: [money, home] }],
  ['web/proxy.ts', { attack: [crowd, otherSites] }],
  ['cms/src/platform/unheard-of/x.ts', { api: [coupons, mail], attack: [] }],
  ['cms/tests/support/people.ts', { unit: [], api: [coupons], browser: [] }],
  ['cms/package-lock.json', { check: ['types of cms', 'lockfiles', 'a new check'], unit: [claim] }],
  ['cms/package-lock.json', { node24: repository.tests.node24, api: [coupons, mail] }],
  ['docker/edge.conf.template', { cluster: repository.tests.cluster, unit: [] }],
  [
    'scripts/lib/lock.mjs',
    { cluster: [], scripts: [lock], unit: [], api: [], browser: [], node24: [] },
  ],
  ['scripts/mailbox/run.ts', { scripts: [mailbox], api: [mail], attack: [crowd, otherSites] }],
  ['docs/engine.md', { check: ['a new check'], scripts: [], unit: [], api: [], browser: [] }],
]

for (const [changed, expected] of changes) {
  test(`after ${changed}: ${Object.keys(expected)}`, () => {
    const plan = planOf([changed], { ...repository, namesIn: () => ['discount'] })
    for (const [part, tests] of Object.entries(expected)) {
      assert.deepEqual(plan[part as keyof typeof plan].files, tests, part)
    }
  })
}

const subjects: [string, string | undefined][] = [
  ['web/app/[audience]/(site)/page.tsx', 'home'],
  ['web/app/[audience]/(site)/layout.tsx', 'everything'],
  ['web/app/[audience]/(site)/payment/[plan]/_components/row.tsx', 'payment'],
  ['web/app/[audience]/(site)/(interpretations)/[kind]/page.tsx', 'interpretations'],
  ['web/app/[audience]/(site)/[slug]/page.tsx', 'everything'],
  ['web/app/api/coupon/route.ts', 'coupon'],
  ['web/app/api/route.ts', 'everything'],
  ['web/next.config.ts', 'everything'],
  ['cms/src/api/saved-date/routes/x.ts', 'saved-date'],
  ['cms/config/server.ts', 'everything'],
  ['cms/tests/unit/x.test.ts', undefined],
  ['README.md', undefined],
]

for (const [file, subject] of subjects) {
  test(`${file} is about ${subject}`, () => assert.equal(subjectOf(file), subject))
}

const texts: [string, string, boolean][] = [
  ['allSavedDates()', 'saved-date', true],
  ['POST /api/gift', 'gifts', true],
  ['an analysis', 'analyses', true],
  ['coupon', 'campaigns', false],
]

for (const [text, subject, is] of texts) {
  test(`"${text}" ${is ? 'mentions' : 'does not mention'} ${subject}`, () =>
    assert.equal(mentions(text, subject), is))
}

test('namespaces of messages count as changed when their texts differ, or when they were added or removed', () => {
  const before = '{"a":{"x":"1"},"b":{"x":"1"},"c":{}}'
  assert.deepEqual(messageNames(before, '{"a":{"x":"1"},"b":{"x":"2"},"d":{}}'), ['b', 'c', 'd'])
  assert.deepEqual(messageNames('', '{"a":{}}'), ['a'])
})
