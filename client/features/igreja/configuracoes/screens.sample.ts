import { ofTable } from '../../../../tests/e2e/screen-example.js'

export const screens = ofTable({ '/dashboard/settings/webhooks/:id': 'webhook' })
