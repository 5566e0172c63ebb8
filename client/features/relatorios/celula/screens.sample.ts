import { ofTable } from '../../../../tests/e2e/screen-example.js'

export const screens = ofTable({ '/dashboard/celulas/:id/relatorio': 'celula' })
