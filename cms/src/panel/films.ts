import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { admitFilm } from '../films/admit-film'

/** The one file of the body, which Strapi has put aside (and remove-temporary-files takes away) → the film, or `{ fault }`. */
export async function takeIn({ request }: Context) {
  const { film, ...others } = request.files ?? {}
  if (!film || Array.isArray(film) || Object.keys(others).length > 0)
    throw new errors.ValidationError('film')
  const taken = await admitFilm(film.filepath, film.originalFilename ?? '')
  return typeof taken === 'string' ? { fault: taken } : taken
}
