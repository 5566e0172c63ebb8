import type { Product } from '../../../../tests/e2e/product.js'
import { newest } from '../../../../tests/e2e/screen-example.js'

export const screens = {
  '/dashboard/classesEBD/:id/chamada/:dia': async (product: Product) =>
    `/dashboard/classesEBD/${await newest(product, 'classe_ebd')}/chamada/2026-03-15`,
}
