import { ofTable } from '../../../../tests/e2e/screen-example.js'

export const screens = ofTable({
  '/dashboard/membrosCelula/:idCelula': 'celula',
  '/dashboard/membrosCelula/:idCelula/adicionar': 'celula',
})
