import { factories } from '@strapi/strapi'

// Read only, without private fields: the file, its captions and its transcript have endpoints of their own.
export default factories.createCoreRouter('api::film.film', {
  only: ['find', 'findOne'],
})
