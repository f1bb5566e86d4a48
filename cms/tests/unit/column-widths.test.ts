import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { userAttributes } from '../../src/members/users/user-attributes'
import { panelFields } from '../../src/platform/lib/panel-fields'
import { cmsFolder } from '../support/environment'

type Attribute = { type: string; customField?: string; maxLength?: number }
type Attributes = Readonly<Record<string, Attribute>>

const source = path.join(cmsFolder, 'src')

/** All our content types and components, and the accounts. */
const all: readonly [string, Attributes][] = [
  ['users', userAttributes],
  ...['api', 'components'].flatMap((folder) =>
    readdirSync(path.join(source, folder), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.json'))
      .map((file): [string, Attributes] => [
        file,
        JSON.parse(readFileSync(path.join(source, folder, file), 'utf8')).attributes ?? {},
      ]),
  ),
]

const keptAs = ({ customField, type }: Attribute) =>
  panelFields.find(({ name }) => customField === `global::${name}`)?.type ?? type

// Strapi creates these as varchar(255); PostgreSQL refuses longer values, SQLite does not.
const narrow = ['string', 'uid', 'email']

test('fields that may be longer than Strapi’s varchar(255) have the type text', () => {
  const tooLong = all.flatMap(([name, attributes]) =>
    Object.entries(attributes)
      .filter(([, one]) => narrow.includes(keptAs(one)) && (one.maxLength ?? 0) > 255)
      .map(([attribute]) => `${name} ${attribute}`),
  )
  expect(tooLong).toEqual([])
  expect(all.length).toBeGreaterThan(50)
})
