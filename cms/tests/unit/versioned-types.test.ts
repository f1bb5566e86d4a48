import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { personalTable, personalUids } from '../../src/members/personal-data/personal-tables'
import { contentTypes } from '../../src/platform/lib/content-types'
import type { Versioning } from '../../src/platform/manifests/content-manifest'
import { manifests } from '../../src/platform/manifests/manifests'
import { isVersionedRow, versionedUids } from '../../src/publishing/versions/versioned-types'
import { cmsFolder } from '../support/environment'

const schemaOf = (name: string) =>
  path.join(cmsFolder, 'src/api', name, 'content-types', name, 'schema.json')

const versioningOf = (uid: string): Versioning | undefined =>
  manifests.find((manifest) => manifest.uid === uid)?.versions

describe('types with versions', () => {
  test('are all types that editors write, and no others', () => {
    const written = contentTypes.filter(({ isRecord }) => !isRecord).map(({ uid }) => uid)
    expect([...versionedUids].sort()).toEqual(written.sort())
    for (const { versions } of manifests)
      if (!versions.hasVersions) expect(versions.because).toMatch(/\w{3}/)
  })

  test('contain no personal data: rows with such data have no versions', () => {
    const ofPeople = personalUids.filter((uid) => versioningOf(uid)?.hasVersions)
    for (const uid of ofPeople)
      expect(versioningOf(uid)).toEqual({ hasVersions: true, unless: personalTable(uid).by })
    expect(ofPeople).toEqual(['api::coupon.coupon'])
    expect(isVersionedRow('api::coupon.coupon', { code: 'TAVASZ', ownerUserId: null })).toBe(true)
    expect(isVersionedRow('api::coupon.coupon', { code: 'TAVASZ', ownerUserId: 7 })).toBe(false)
    expect(isVersionedRow('api::page.page', {})).toBe(true)
  })

  test('have no relations to tables that editors do not write', () => {
    for (const uid of versionedUids) {
      const [, name = ''] = uid.split('.')
      const { attributes }: { attributes: Record<string, { type: string; target?: string }> } =
        JSON.parse(readFileSync(schemaOf(name), 'utf8'))
      const targets = Object.values(attributes).flatMap(({ target }) => target ?? [])
      for (const target of targets) expect(versionedUids).toContain(target)
    }
  })
})
