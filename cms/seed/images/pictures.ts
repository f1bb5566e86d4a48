import type { Language } from '@krono/contract'
import { libraryVideos } from '../videos/library/library-videos'
import { posterWords } from '../videos/library/poster-words'
import { size as videoSize } from '../videos/size'
import { posterOf } from '../videos/videos'
import { postWords } from './post-words'
import { about } from './scenes/about'
import { banner } from './scenes/banner'
import { blog } from './scenes/blog'
import { publicCalculator } from './scenes/calculator'
import { chronobiology } from './scenes/chronobiology'
import { comingSoon } from './scenes/coming-soon'
import { contact } from './scenes/contact'
import { course } from './scenes/course'
import { ebook } from './scenes/ebook'
import { interpretations } from './scenes/interpretations'
import { homeMonthly, mobileMonthly } from './scenes/monthly'
import { newsletter } from './scenes/newsletter'
import { notAuthorised } from './scenes/not-authorised'
import { notFound } from './scenes/not-found'
import { ownRhythm } from './scenes/own-rhythm'
import { postBeads } from './scenes/post-beads'
import { postEvenings } from './scenes/post-evenings'
import { postHalves } from './scenes/post-halves'
import { postMap } from './scenes/post-map'
import { postSquint } from './scenes/post-squint'
import { postThree, postTwo } from './scenes/post-table'
import { homeRegistered, mobileRegistered } from './scenes/registered'
import { homeImage } from './scenes/site'
import { trust } from './scenes/trust'
import { videos } from './scenes/videos'
import { homeVisitor, mobileVisitor } from './scenes/visitor'
import { homeYearly, mobileYearly } from './scenes/yearly'
import { words } from './words'

/** A picture of the site, drawn from the formulas: the chart of a birth date. */
export type Picture = {
  /** File name without extension. */
  name: string
  format: 'webp'
  /** In pixels. */
  width: number
  height: number
  alternativeText: Record<Language, string>
  /** The picture as SVG source. */
  draw: () => string
}

const wide = { format: 'webp', width: 1400, height: 700 } as const
const narrow = { format: 'webp', width: 780, height: 620 } as const
const section = { format: 'webp', width: 1000, height: 750 } as const
const poster = { format: 'webp', ...videoSize } as const
const message = { format: 'webp', width: 1000, height: 600 } as const

/** Posters of the library videos. */
const ofLibrary = libraryVideos.map(({ name, draw, poster: second }) => ({
  ...poster,
  name: `poster-${name}` as const,
  alternativeText: posterWords[name],
  draw: () => draw(second),
}))

/** Every picture that the seed adds to the media library. */
export const pictures = [
  { ...wide, name: 'home-visitor', alternativeText: words.visitor, draw: homeVisitor },
  { ...wide, name: 'home-registered', alternativeText: words.generations, draw: homeRegistered },
  { ...wide, name: 'home-monthly', alternativeText: words.landscape, draw: homeMonthly },
  { ...wide, name: 'home-yearly', alternativeText: words.dial, draw: homeYearly },
  { ...narrow, name: 'mobile-visitor', alternativeText: words.visitor, draw: mobileVisitor },
  { ...narrow, name: 'mobile-registered', alternativeText: words.three, draw: mobileRegistered },
  { ...narrow, name: 'mobile-monthly', alternativeText: words.landscape, draw: mobileMonthly },
  { ...narrow, name: 'mobile-yearly', alternativeText: words.octants, draw: mobileYearly },
  {
    name: 'home-image',
    format: 'webp',
    width: 1200,
    height: 900,
    alternativeText: words.strings,
    draw: homeImage,
  },
  {
    ...poster,
    name: 'poster-visitor',
    alternativeText: words.drawn,
    draw: posterOf('film-visitor'),
  },
  {
    ...poster,
    name: 'poster-registered',
    alternativeText: words.days,
    draw: posterOf('film-registered'),
  },
  {
    ...poster,
    name: 'poster-monthly',
    alternativeText: words.days,
    draw: posterOf('film-monthly'),
  },
  {
    ...poster,
    name: 'poster-yearly',
    alternativeText: words.drawn,
    draw: posterOf('film-yearly'),
  },
  ...ofLibrary,
  { ...section, name: 'section-trust', alternativeText: words.trust, draw: trust },
  { ...section, name: 'section-about', alternativeText: words.about, draw: about },
  {
    ...section,
    name: 'section-publicCalculator',
    alternativeText: words.publicCalculator,
    draw: publicCalculator,
  },
  {
    ...section,
    name: 'section-chronobiology',
    alternativeText: words.chronobiology,
    draw: chronobiology,
  },
  { ...section, name: 'section-contact', alternativeText: words.contact, draw: contact },
  { ...section, name: 'section-course', alternativeText: words.course, draw: course },
  {
    ...section,
    name: 'section-interpretations',
    alternativeText: words.interpretations,
    draw: interpretations,
  },
  { ...section, name: 'section-ebook', alternativeText: words.ebook, draw: ebook },
  { ...section, name: 'section-videos', alternativeText: words.videos, draw: videos },
  {
    ...section,
    name: 'section-newsletter',
    alternativeText: words.newsletter,
    draw: newsletter,
  },
  { ...section, name: 'section-blog', alternativeText: words.blog, draw: blog },
  { ...message, name: 'post-map', alternativeText: postWords.map, draw: postMap },
  { ...message, name: 'post-beads', alternativeText: postWords.beads, draw: postBeads },
  { ...message, name: 'post-two', alternativeText: postWords.two, draw: postTwo },
  { ...message, name: 'post-three', alternativeText: postWords.three, draw: postThree },
  { ...message, name: 'post-squint', alternativeText: postWords.squint, draw: postSquint },
  { ...message, name: 'post-halves', alternativeText: postWords.halves, draw: postHalves },
  { ...message, name: 'post-evenings', alternativeText: postWords.evenings, draw: postEvenings },
  { ...section, name: 'form-energia', alternativeText: words.ownRhythm, draw: ownRhythm },
  { ...message, name: 'not-found', alternativeText: words.notFound, draw: notFound },
  {
    ...message,
    name: 'not-authorised',
    alternativeText: words.notAuthorised,
    draw: notAuthorised,
  },
  { ...message, name: 'coming-soon', alternativeText: words.comingSoon, draw: comingSoon },
  {
    name: 'banner-season',
    format: 'webp',
    width: 1600,
    height: 400,
    alternativeText: words.season,
    draw: banner,
  },
] as const satisfies readonly Picture[]

export type PictureName = (typeof pictures)[number]['name']

export function isPictureName(name: string): name is PictureName {
  return pictures.some((picture) => picture.name === name)
}
