import { ofTable } from '../../../../tests/e2e/screen-example.js'

export const screens = ofTable({
  '/dashboard/campanha_missoes/:id/doacoes': 'campanha_missoes',
  '/dashboard/campanha_missoes/:id/doacao/create': 'campanha_missoes',
})
