import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { CourseChoice } from '../../panel/api/lessons'

/** The courses in a locale, for a user who may read them; none while loading. */
export function useCourses(locale: string): readonly CourseChoice[] {
  const { get } = useFetchClient()
  const [courses, setCourses] = useState<readonly CourseChoice[]>([])
  useEffect(() => {
    let isOld = false
    get<{ courses: CourseChoice[] }>('/editing/lessons/courses', { params: { locale } }).then(
      ({ data }) => isOld || setCourses(data.courses),
      () => isOld || setCourses([]),
    )
    return () => {
      isOld = true
    }
  }, [get, locale])
  return courses
}
