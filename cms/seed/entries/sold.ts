import type { Language } from '@krono/contract'
import { paragraphsOf } from '../blocks'
import { readContent } from '../content-files'
import {
  type Chapter,
  chaptersOf,
  courseFile,
  ebookFile,
  keysIn,
  languagesOf,
  quizzesOf,
} from '../sold-files'
import { type Entry, type EntryData, mapLanguages, referenceTo } from './entry'

const lessonKey = (course: string, { number }: Pick<Chapter, 'number'>) => `${course}/${number}`

const readCourse = (key: string) => readContent(`courses/${key}/course`, courseFile)

/** The lessons of all courses: a lesson has the same number in each language of its course. */
export const lessons = (): Entry[] => keysIn('courses').flatMap(lessonsOfCourse)

function lessonsOfCourse(course: string): Entry[] {
  const { films, ...words } = readCourse(course)
  const entries = new Map<string, Entry>()
  for (const language of languagesOf(words)) {
    const quizzes = quizzesOf(course, language)
    for (const lesson of chaptersOf('courses', course, language)) {
      const { title, slug, summary, minutes, free, body, number } = lesson
      const key = lessonKey(course, lesson)
      const entry = entries.get(key) ?? {
        ...{ uid: 'api::lesson.lesson' as const, key, media: {}, languages: {} },
      }
      const film = films[number]
      entry.languages[language] = {
        ...{ title, slug, summary, minutes, isFree: free, body },
        questions: quizzes.get(number) ?? [],
        ...(film && { film: referenceTo('api::film.film', film) }),
      }
      entries.set(key, entry)
    }
  }
  return [...entries.values()]
}

/** Courses, after their lessons. */
export const courses = (): Entry[] =>
  keysIn('courses').map((course) => {
    const { hun, eng, rus, films: _, ...settings } = readCourse(course)
    return {
      ...{ uid: 'api::course.course', key: course, media: {} },
      languages: mapLanguages(
        { hun, eng, rus },
        ({ about, learns, teacher, ...words }, language) => ({
          ...{ ...settings, ...words },
          about: paragraphsOf(about.join('\n\n')),
          learns: learns.join('\n'),
          ...{ teacherName: teacher.name, teacherAbout: teacher.about },
          chapters: words.chapters.map((chapter) => chapterOf(course, language, chapter)),
        }),
      ),
    }
  })

type Words = { title: string; lessons: readonly string[] }

function chapterOf(
  course: string,
  language: Language,
  { title, lessons: slugs }: Words,
): EntryData {
  const known = chaptersOf('courses', course, language)
  return {
    title,
    lessons: slugs.map((slug) => {
      const lesson = known.find((one) => one.slug === slug)
      if (!lesson) throw new Error(`courses/${course}: there is no lesson ${slug}`)
      return referenceTo('api::lesson.lesson', lessonKey(course, lesson))
    }),
  }
}

export const ebooks = (): Entry[] =>
  keysIn('ebooks').map((key) => {
    const { hun, eng, rus, ...settings } = readContent(`ebooks/${key}/book`, ebookFile)
    return {
      ...{ uid: 'api::ebook.ebook', key, media: {} },
      languages: mapLanguages({ hun, eng, rus }, ({ about, ...words }, language) => ({
        ...{ ...settings, ...words },
        about: paragraphsOf(about.join('\n\n')),
        chapters: chaptersOf('ebooks', key, language).map(({ title, sample, body }) => ({
          ...{ title, isSample: sample, body },
        })),
      })),
    }
  })
