import type { Product } from '../../../../tests/e2e/product.js'
import { newest, ofTable } from '../../../../tests/e2e/screen-example.js'

export const screens = {
  ...ofTable({
    '/dashboard/celulas/:id/encontros': 'celula',
    '/dashboard/encontrosCelulas/create/:id': 'celula',
  }),
  '/dashboard/celulas/:id/chamada/:dia': async (product: Product) =>
    `/dashboard/celulas/${await newest(product, 'celula')}/chamada/2026-03-11`,
}
