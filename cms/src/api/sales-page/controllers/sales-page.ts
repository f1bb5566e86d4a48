import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::sales-page.sales-page')
