import { factories } from '@strapi/strapi'

// Read only: content is written in the editors' panel.
export default factories.createCoreRouter('api::sales-page.sales-page', {
  only: ['find', 'findOne'],
})
