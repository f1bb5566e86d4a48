import { describe, expect, test } from '@jest/globals'
import { coverOf, pictureVersion } from './picture-address'

const image = (url: string) => ({ url, alternativeText: '', width: 1, height: 1 })
const own = { title: 'x', seo: { title: '', description: '', coverImage: image('/uploads/a.png') } }
const bare = { title: 'x' }
const site = { productName: 'z', tagline: 'y', ogImage: image('/uploads/site.png') }

describe('the picture of a shared page', () => {
  test('is the page’s own, else the site’s, else rendered from texts', () => {
    expect(coverOf(own, site)?.url).toBe('/uploads/a.png')
    expect(coverOf(bare, site)?.url).toBe('/uploads/site.png')
    expect(coverOf(bare, { ...site, ogImage: undefined })).toBeUndefined()
  })

  test('has a new address when editors change the site’s picture, unless the page has its own', () => {
    const other = { ...site, ogImage: image('/uploads/new.png') }
    expect(pictureVersion(bare, site)).not.toBe(pictureVersion(bare, other))
    expect(pictureVersion(own, site)).toBe(pictureVersion(own, other))
    expect(pictureVersion(bare, { ...site, productName: 'new' })).not.toBe(
      pictureVersion(bare, site),
    )
  })
})
