import { backOffice as config } from '../../../platform/lib/route-config'

const path = '/admin/scheduled-emails'
const of = (method: string) => `admin-scheduled-email.${method}`

export default {
  routes: [
    { method: 'GET', path: '/admin/pictures', handler: of('pictures'), config },
    { method: 'POST', path, handler: of('save'), config },
    { method: 'POST', path: `${path}/preview`, handler: of('preview'), config },
    { method: 'POST', path: `${path}/test`, handler: of('test'), config },
    { method: 'GET', path: `${path}/:id`, handler: of('show'), config },
    { method: 'POST', path: `${path}/:id/delete`, handler: of('delete'), config },
    { method: 'POST', path: `${path}/:id/plan`, handler: of('plan'), config },
    { method: 'POST', path: `${path}/:id/pause`, handler: of('pause'), config },
    { method: 'POST', path: `${path}/:id/resume`, handler: of('resume'), config },
    { method: 'POST', path: `${path}/:id/cancel`, handler: of('cancel'), config },
  ],
}
