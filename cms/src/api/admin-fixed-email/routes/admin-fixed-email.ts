import { backOffice as config } from '../../../platform/lib/route-config'

const emails = '/admin/fixed-emails'
const sequences = '/admin/sequences'

const route = (method: 'GET' | 'POST', path: string, action: string) => ({
  ...{ method, path, handler: `admin-fixed-email.${action}`, config },
})

export default {
  routes: [
    route('GET', emails, 'list'),
    route('GET', `${emails}/:id`, 'show'),
    route('POST', `${emails}/:id/switch`, 'switch'),
    route('POST', `${emails}/:id/test`, 'test'),
    route('GET', '/admin/sequence-choices', 'choices'),
    route('GET', '/admin/sequence-plan', 'plan'),
    route('POST', sequences, 'saveSequence'),
    route('GET', `${sequences}/:id`, 'showSequence'),
    route('POST', `${sequences}/:id/switch`, 'switchSequence'),
    route('POST', `${sequences}/:id/delete`, 'deleteSequence'),
  ],
}
