import { readdirSync } from 'node:fs'
import path from 'node:path'
import { blocksOf } from '../blocks'
import { contentFolder, postFile, readContent, readSite } from '../content-files'
import { isLibraryVideo } from '../videos/library/library-videos'
import { type Entry, mapLanguages, mediaOr } from './entry'

export function descriptions(): Entry[] {
  return Object.entries(readSite('site/descriptions')).map(([key, languages]) => ({
    uid: 'api::description.description',
    key,
    media: {},
    languages: mapLanguages(languages, (data) => ({ ...data, content: blocksOf(data.content) })),
  }))
}

/** Blog posts, one file each. */
export function blogPosts(): Entry[] {
  const files = readdirSync(path.join(contentFolder, 'blog')).sort()
  return files.map((file): Entry => {
    const key = file.replace(/\.json$/, '')
    const { category, postedOn, coverDate, coverMotif, ...languages } = readContent(
      `blog/${key}`,
      postFile,
    )
    return {
      uid: 'api::blog-post.blog-post',
      key,
      media: {},
      languages: mapLanguages(languages, (data) => ({
        ...{ category, postedOn, coverDate, coverMotif },
        ...data,
        content: blocksOf(data.content),
      })),
    }
  })
}

/** Chapters and captions are lines with their time; paragraphs of the transcript are separated by empty lines. */
export function libraryEntries(): Entry[] {
  return Object.entries(readSite('site/videos')).map(([key, { order, forWhom, ...words }]) => {
    const name = `library-${key}`
    if (!isLibraryVideo(name)) throw new Error(`There is no film ${name}`)
    return {
      uid: 'api::film.film',
      key,
      film: name,
      media: mediaOr(`poster-${name}`, 'poster'),
      languages: mapLanguages(words, (data) => ({
        ...data,
        order,
        forWhom,
        chapters: data.chapters.join('\n'),
        captions: data.captions.join('\n'),
        transcript: data.transcript.join('\n\n'),
      })),
    }
  })
}

export function faqEntries(): Entry[] {
  return Object.entries(readSite('site/faq')).map(([key, { category, order, ...languages }]) => ({
    uid: 'api::faq-entry.faq-entry',
    key,
    media: {},
    languages: mapLanguages(languages, (data) => ({
      ...data,
      category,
      order,
      answer: blocksOf(data.answer),
    })),
  }))
}
