import { now } from '../../src/platform/lib/clock'
import { blocksOf } from '../blocks'
import { readSite } from '../content-files'
import type { PictureName } from '../images/pictures'
import { nextSeasonTurn } from '../season-turn'
import { type Entry, mapLanguages, mediaOr } from './entry'

export function siteSetting(): Entry[] {
  // Logos and the picture of shared pages are the operator's; without them the pages use ours.
  const media = { homeImage: 'home-image' } as const
  const languages = mapLanguages(readSite('site/site-setting'), (data) => data)
  return [{ uid: 'api::site-setting.site-setting', key: 'site-setting', media, languages }]
}

export function indexVariants(): Entry[] {
  return Object.entries(readSite('site/index-variants')).map(([variant, languages]) => ({
    uid: 'api::index-variant.index-variant',
    key: variant,
    media: {
      ...mediaOr(`home-${variant}`, 'image'),
      ...mediaOr(`mobile-${variant}`, 'mobileBackground'),
      ...mediaOr(`poster-${variant}`, 'offer.image'),
      ...mediaOr(`film-${variant}`, 'offer.video'),
    },
    languages: mapLanguages(languages, ({ offer, ...data }) => ({
      ...data,
      variant,
      description: blocksOf(data.description),
      advantages: blocksOf(data.advantages ?? []),
      excuse: blocksOf(data.excuse ?? []),
      offer: offer && { ...offer, description: blocksOf(offer.description) },
    })),
  }))
}

export function homeSections(): Entry[] {
  return Object.entries(readSite('site/home-sections')).map(([section, languages]) => ({
    uid: 'api::home-section.home-section',
    key: section,
    media: mediaOr(`section-${section}`, 'image'),
    languages: mapLanguages(languages, (data) => ({
      ...data,
      section,
      text: blocksOf(data.text ?? []),
    })),
  }))
}

export function pages(): Entry[] {
  return Object.entries(readSite('site/pages')).map(([slug, languages]) => ({
    uid: 'api::page.page',
    key: slug,
    media: {},
    languages: mapLanguages(languages, (data) => ({
      ...data,
      slug,
      blocks: blocksOf(data.blocks),
    })),
  }))
}

/** Pictures that pages request by their identifier (web/server/cms/images.ts has the same names). */
const siteImageNames = [
  'not-found',
  'not-authorised',
  'coming-soon',
] as const satisfies readonly PictureName[]

export function siteImages(): Entry[] {
  return siteImageNames.map((name) => ({
    uid: 'api::site-image.site-image',
    key: name,
    media: { image: name },
    languages: { hun: { azonosito: name }, eng: { azonosito: name }, rus: { azonosito: name } },
  }))
}

/** Visible to all visitors until the next equinox or solstice. */
export function banners(): Entry[] {
  const endDate = nextSeasonTurn(now(), 14).toISOString()
  return Object.entries(readSite('site/banners')).map(([key, languages]) => ({
    uid: 'api::banner.banner',
    key,
    media: mediaOr(`banner-${key}`, 'backgroundImage'),
    languages: mapLanguages(languages, (data) => ({ ...data, endDate })),
  }))
}
