import { ofTable } from '../../../../tests/e2e/screen-example.js'

export const screens = ofTable({
  '/dashboard/ensaios_louvor/:groupUuid': 'grupo_louvor',
  '/dashboard/ensaios_louvor/:idGrupo/create': 'grupo_louvor',
})
