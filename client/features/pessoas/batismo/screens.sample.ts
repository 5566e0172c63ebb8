import { type Example, filled, newest } from '../../../../tests/e2e/screen-example.js'

const certificate = '/relatorio/batismos/:id/certificado'

/** Only a baptism that has taken place has a certificate. */
export const screens: Record<string, Example> = {
  [certificate]: async (product) => filled(certificate, await newest(product, 'batismo', 'not planejado')),
}
