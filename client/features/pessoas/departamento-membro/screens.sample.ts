import { ofTable } from '../../../../tests/e2e/screen-example.js'

export const screens = ofTable({
  '/dashboard/departaments/:id/membros': 'departamento',
  '/dashboard/departaments/:id/membros/create': 'departamento',
})
