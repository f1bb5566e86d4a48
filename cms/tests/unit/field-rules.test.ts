import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { errors } from '@strapi/utils'
import { patterns } from '../../src/panel/editor/patterns'
import { rules, rulesOfForms } from '../../src/panel/editor/rules'
import { componentTables, contentTypeTables } from '../../src/panel/editor/tables'
import { panelFields } from '../../src/platform/lib/panel-fields'
import { type Limited, ruleOf } from '../../src/publishing/documents/rule-of'
import { translateSchemaErrors } from '../../src/publishing/documents/translate-schema-errors'
import { cmsFolder } from '../support/environment'

type Schema = { attributes: Record<string, Limited> }

/** A schema as in a running Strapi: with the type that a custom field is stored as. */
function read(file: string): Schema {
  const { attributes } = JSON.parse(readFileSync(path.join(cmsFolder, 'src', file), 'utf8'))
  const kept = (field: Limited & { customField?: string }) =>
    panelFields.find(({ name }) => field.customField === `global::${name}`)?.type ?? field.type
  return {
    attributes: Object.fromEntries(
      Object.entries<Limited>(attributes).map(([name, field]) => [
        name,
        { ...field, type: kept(field) },
      ]),
    ),
  }
}
const schemas: (readonly [string, Schema])[] = [
  ...Object.keys(contentTypeTables).map((uid) => {
    const name = uid.split('.').at(-1)
    return [uid, read(`api/${name}/content-types/${name}/schema.json`)] as const
  }),
  ...Object.keys(componentTables).map(
    (uid) => [uid, read(`components/${uid.replace('.', '/')}.json`)] as const,
  ),
]

/** For each limit of a schema: a value that breaks it, and what the message must name. */
const limits: Readonly<
  Record<string, (field: Limited) => readonly [value: unknown, named: string]>
> = {
  required: () => [null, 'Ezt ki kell tölteni.'],
  enum: () => ['sziget', 'Válassz a felkínáltak közül.'],
  maxLength: ({ maxLength = 0 }) => ['x'.repeat(maxLength + 1), `Legfeljebb ${maxLength} jel`],
  minLength: ({ minLength = 0 }) => ['x'.repeat(minLength - 1), `Legalább ${minLength} jel`],
  max: ({ type, max = 0 }) => [
    type === 'component' ? Array(max + 1).fill({}) : max + 1,
    `Legfeljebb ${max} lehet.`,
  ],
  min: ({ type, min = 0, options }) => {
    const named = options?.currency === 'huf' ? `Legalább ${min / 100}` : 'Legalább'
    return [type === 'component' ? Array(min - 1).fill({}) : min - 1, named]
  },
  regex: ({ regex = '' }) => ['É Ű', patterns[regex]?.hun ?? 'nothing'],
}

const walked = schemas.flatMap(([uid, { attributes }]) =>
  Object.entries(attributes).flatMap(([name, field]) =>
    Object.keys(limits)
      .filter((limit) => Object.hasOwn(field, limit))
      .filter((limit) => limit !== 'required' || field.required)
      .map((limit) => [uid, name, limit, field] as const),
  ),
)

describe('a validation message states the rule of the field', () => {
  test('for all limited fields', () => {
    expect(walked.length).toBeGreaterThan(130)
    expect(new Set(walked.map(([, , limit]) => limit)).size).toBeGreaterThanOrEqual(6)
  })

  test.each(walked)('%s, %s: %s', (_uid, _name, limit, field) => {
    const [value, named] = limits[limit]?.(field) ?? []
    const sentence = ruleOf(field, value, 'hun')
    expect(sentence).toContain(named)
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    const english = ruleOf(field, value, 'eng')
    expect(english).not.toBe(sentence)
    expect(english).not.toBe(rules.eng.other)
  })

  test.each([
    [{ type: 'string' }, 5, 'Ide szöveg való.'],
    [{ type: 'integer' }, '5', 'Ide szám való.'],
    [{ type: 'integer' }, 5.5, 'Ide egész szám való.'],
    [{ type: 'decimal' }, 5.5, 'Ez így nem menthető.'],
    [{ type: 'boolean' }, 'igen', 'Ide igen vagy nem való.'],
    [{ type: 'datetime' }, 'holnap', 'Ide nap és óra való.'],
    [{ type: 'email' }, 'nem cím', 'Ez nem e-mail-cím.'],
    [{ type: 'json' }, {}, 'Ez így nem menthető.'],
    [{ type: 'string' }, null, 'Ez így nem menthető.'],
    [
      { type: 'integer', min: 17_500, options: { currency: 'huf' } },
      1,
      'Legalább 175\u00A0Ft legyen.',
    ],
    [{ type: 'integer', min: 30, options: { currency: 'gbp' } }, 1, 'Legalább 0,30\u00A0£ legyen.'],
  ])('%j with %j: %s', (field, value, sentence) => {
    expect(ruleOf(field, value, 'hun')).toBe(sentence)
  })
})

describe('a pattern', () => {
  const used = schemas.flatMap(([uid, { attributes }]) =>
    Object.entries(attributes).flatMap(([name, { regex }]) => (regex ? [[uid, name, regex]] : [])),
  )

  test('has one sentence in Hungarian and one in English, and no sentence is unused', () => {
    expect(Object.keys(patterns).toSorted()).toEqual(
      [...new Set(used.map(([, , regex]) => regex))].toSorted(),
    )
  })

  const tables: Readonly<Record<string, { fields: Readonly<Record<string, unknown>> }>> = {
    ...contentTypeTables,
    ...componentTables,
  }
  test.each(used)('of %s, %s has a valid example in the form', (uid = '', name = '', regex) => {
    const words = Object.values(Object(tables[uid]?.fields[name])) as { placeholder?: string }[]
    for (const { placeholder } of words) {
      // Placeholders contain no invented addresses of other sites, only `https://…`.
      if (placeholder && placeholder !== 'https://…')
        expect(placeholder).toMatch(new RegExp(regex ?? ''))
    }
  })
})

test('the form shows the same message before it saves', () => {
  expect(rulesOfForms('hun')).toMatchObject({
    'components.Input.error.validation.maxLength': 'Legfeljebb {max} jel lehet.',
    'components.Input.error.validation.min': 'Legalább {min} legyen.',
  })
})

describe('an error of Strapi', () => {
  type Middleware = (context: object, next: () => Promise<unknown>) => Promise<unknown>
  const using: Middleware[] = []
  const question = { attributes: { question: { type: 'string', maxLength: 160 } } }
  const strapi = {
    documents: { use: (one: Middleware) => using.push(one) },
    components: { 'shared.question': question },
  }
  translateSchemaErrors(strapi as never)
  const contentType = {
    attributes: {
      title: { type: 'string', required: true },
      faq: { type: 'component', component: 'shared.question', repeatable: true },
    },
  }
  const refusing = (...faults: { path: string; value?: unknown }[]) => {
    const inner = faults.map(({ path: at, value }) => ({
      path: at,
      value,
      message: 'must match the following: /x/',
      name: 'ValidationError',
    }))
    const refusal = new errors.YupValidationError({ inner, message: 'English' } as never)
    return using[0]?.({ contentType }, () => Promise.reject(refusal))
  }

  test('is translated to the message of each field, also inside components', async () => {
    await expect(
      refusing({ path: 'title', value: null }, { path: 'faq[3].question', value: 'x'.repeat(200) }),
    ).rejects.toMatchObject({
      name: 'ValidationError',
      message: 'Ezt ki kell tölteni.',
      details: {
        errors: [
          { path: ['title'], message: 'Ezt ki kell tölteni.' },
          { path: ['faq', '3', 'question'], message: 'Legfeljebb 160 jel lehet.' },
        ],
      },
    })
  })

  test('of an unknown field is translated too', async () => {
    await expect(refusing({ path: 'sziget.part', value: 1 })).rejects.toMatchObject({
      message: 'Ez így nem menthető.',
    })
  })

  test('for another reason is unchanged, and so is a successful save', async () => {
    const other = new Error('away')
    await expect(using[0]?.({ contentType }, () => Promise.reject(other))).rejects.toBe(other)
    expect(await using[0]?.({ contentType }, async () => 'saved')).toBe('saved')
  })
})
